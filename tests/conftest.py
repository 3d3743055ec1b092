import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.processes import none_left

# Random games take as long as they take; a failure prints what reproduces it.
settings.register_profile("games", deadline=None, print_blob=True, derandomize=True)
settings.register_profile("explore", deadline=None, print_blob=True, max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "games"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes minutes and waits most of the time: at the end it would be alone."""
    first = ("tests/torture/", "tests/browser/test_games", "tests/package/", "tests/server/")
    places = {name: place for place, name in enumerate(first)}
    items.sort(
        key=lambda item: next(
            (place for name, place in places.items() if item.nodeid.startswith(name)), len(first)
        )
    )


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    with none_left():
        yield
