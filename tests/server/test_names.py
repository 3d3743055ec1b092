"""Names can be seen, are written one way, and are told apart at a table."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarsas.server.limits import NAME_LETTERS
from tarsas.table.names import NamingError, distinct, tidy

from .client import Person, Socket

SHOWN = "".join(chr(code) for code in range(0x20, 0x250))
HIDDEN = "\u200b\u200c\u200d\u2060\ufeff\u202e\u2066\u200e\u061c\u00ad\u0007\u180e\U000e0041\ufe0f"
SPACES = "\t\n\u00a0\u1680\u2003\u2028\u202f\u3000\u3164\u115f\uffa0\u2800"


@given(st.text(max_size=40))
def test_a_name_that_is_taken_shows_and_is_kept_as_it_is(given_name: str) -> None:
    try:
        name = tidy(given_name, NAME_LETTERS)
    except NamingError:
        return
    assert tidy(name, NAME_LETTERS) == name == unicodedata.normalize("NFC", name)
    assert len(name) <= NAME_LETTERS
    assert name.isprintable()
    assert not set(name) & set(HIDDEN + SPACES)


@given(st.text(HIDDEN + SPACES + "\u0301\u0336 ."))
def test_what_does_not_show_is_no_name(name: str) -> None:
    with pytest.raises(NamingError, match="can be seen"):
        tidy(name, NAME_LETTERS)


@given(st.lists(st.sampled_from(HIDDEN), max_size=9), st.integers(0, 4))
def test_what_is_hidden_in_a_name_is_left_out(hidden: list[str], at: int) -> None:
    assert tidy("Anna"[:at] + "".join(hidden) + "Anna"[at:], NAME_LETTERS) == "Anna"


@pytest.mark.parametrize("space", SPACES)
def test_every_space_is_a_plain_one(space: str) -> None:
    assert tidy(f"{space}Anna{space}{space}Nagy", NAME_LETTERS) == "Anna Nagy"


@pytest.mark.parametrize("name", ["Ö", "7", "★", "🐜", "李", "ش", "<b>", "O'Neill-Kovács"])
def test_names_of_all_kinds_are_taken(name: str) -> None:
    assert tidy(name, NAME_LETTERS) == name


def test_a_name_may_be_as_long_as_the_limit_says() -> None:
    longest = "o\u0308" * NAME_LETTERS  # composed, each is one letter
    assert tidy(longest, NAME_LETTERS) == "ö" * NAME_LETTERS
    with pytest.raises(NamingError, match=f"at most {NAME_LETTERS} letters"):
        tidy(longest + "o", NAME_LETTERS)


@given(st.lists(st.text(SHOWN, min_size=1, max_size=6), min_size=2, max_size=6))
def test_names_at_a_table_are_told_apart(names: list[str]) -> None:
    table: list[str] = []
    for name in names:
        table.append(distinct(name, table))
    heard = {unicodedata.normalize("NFKC", name).casefold() for name in table}
    assert len(heard) == len(table)
    assert table[0] == names[0]


@pytest.mark.parametrize("second", ["Anna", "ANNA", "\uff21nna", "anna"])
def test_a_second_anna_is_anna_2(second: str) -> None:
    assert distinct(second, ["Anna", "Bea"]) == f"{second} 2"
    assert distinct(second, ["Anna", "Anna 2"]) == f"{second} 3"
    assert distinct("Anna 2", ["Anna"]) == "Anna 2"


# At a table


def test_two_people_of_one_name_are_told_apart_however_they_came_by_it(
    first: Person, second: Person
) -> None:
    for person in (first, second):
        person.post("/api/me", {"name": "Anna"})
    table = first.open_table("me", "me", "open", game="cats")
    taken = second.post(f"/api/tables/{table}/seats/2", {"do": "take"})
    assert [seat["name"] for seat in taken["seats"]] == ["Anna", "Anna", "Anna 2"]
    assert second.get("/api/me")["name"] == "Anna"

    def names() -> list[str]:
        return [seat["name"] for seat in first.get(f"/api/tables/{table}")["seats"]]

    second.post("/api/me", {"name": "Bea"})
    assert names() == ["Anna", "Anna", "Bea"]
    second.post("/api/me", {"name": "aNNa"})
    assert names() == ["Anna", "Anna", "aNNa 2"]
    first.post("/api/me", {"name": "anna 2"})
    assert names() == ["anna 2 2", "anna 2 2", "aNNa 2"]


def test_what_somebody_says_bears_the_name_at_the_table(first: Person, second: Person) -> None:
    for person in (first, second):
        person.post("/api/me", {"name": "Anna"})
    table = first.open_table("me", "open")
    with first.sit(table) as one, second.sit(table) as two:
        two.say({"type": "chat", "text": "I only watch"})
        assert last_line(two) == ("Anna 2", None)
        second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
        two.say({"type": "chat", "text": "now I play"})
        assert last_line(two) == ("Anna 2", 1)
        one.say({"type": "chat", "text": "hello"})
        while last_line(two) != ("Anna", 0):
            pass


def last_line(socket: Socket) -> tuple[str, int | None]:
    """Return who spoke next, and from which seat."""
    while not (lines := socket.wait_for("chat")["lines"]):
        pass
    return lines[-1]["who"], lines[-1]["seat"]
