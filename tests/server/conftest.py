import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from . import postgres
from .client import Person, Server, sqlite_url


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all modules: starting one takes three seconds of a processor.

    Everybody who comes is a new guest. What looks at all tables, or harms its server, has its own.
    """
    # Tests ask faster than people, all from one address; those of the limits have their own.
    with Server(sqlite_url(tmp_path_factory.mktemp("server")), "--limits", "0") as running:
        yield running


@pytest.fixture
def first(server: Server) -> Person:
    return Person(server)


@pytest.fixture
def second(server: Server) -> Person:
    return Person(server)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    if postgres.find_programs() is None:
        missing = "no PostgreSQL server found; tools/postgres installs one"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    with postgres.serving() as url:
        yield url


@pytest.fixture
def empty(postgres_url: str) -> Iterator[str]:
    """The URL of a database with nothing in it."""
    name = f"tarsas_{uuid4().hex}"
    postgres.run_alone(postgres_url, f"CREATE DATABASE {name}")
    yield postgres_url.replace("/postgres?", f"/{name}?")
    postgres.run_alone(postgres_url, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database, of each kind in turn."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return str(request.getfixturevalue("postgres_url"))
