import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.processes import none_left

# Random games take as long as they take; a failure prints what reproduces it.
settings.register_profile("games", deadline=None, print_blob=True, derandomize=True)
settings.register_profile("explore", deadline=None, print_blob=True, max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "games"))


# Files go to whoever is free, in this order: what takes minutes comes first, so that nobody is left
# alone with it at the end, and what waits most of the time before what works. The modules of a
# folder stay together, because some share a server.
FIRST = (
    "tests/torture/",
    "tests/browser/test_games",
    "tests/browser/",
    "tests/package/test_wheel",
    "tests/contract/test_telling",
    "tests/contract/test_bots",
    "tests/server/",
    "tests/contract/test_components",
    "tests/contract/test_by_ear",
    "tests/contract/",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long."""

    def place(item: pytest.Item) -> int:
        found = (number for number, name in enumerate(FIRST) if item.nodeid.startswith(name))
        return next(found, len(FIRST))

    items.sort(key=place)


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    with none_left():
        yield
