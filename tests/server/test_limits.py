"""What the pages let people enter is what the server takes: no more and no less."""

from html.parser import HTMLParser

import pytest

from docs.protocol import structs
from tarsas.bots.levels import LEVELS
from tarsas.core.registry import find_game, game_ids
from tarsas.server.bodies import SEATS_WANTED
from tarsas.server.limits import ID_LETTERS, LINE_LETTERS, NAME_LETTERS
from tarsas.table import clock

from .client import Person

# Where a person enters what a field of a message holds: the page, and the name of its input.
ENTERED = {
    ("NewName", "name"): ("/", "name"),
    ("Say", "text"): ("/t/{table}", "line"),
    ("WantedSeat", "name"): ("/new/cats", "called"),
}
# The text of an analysis is a name, a comment or a title; `studies.py` has a limit for each.
MADE_BY_PROGRAMS = {
    ("Act", "id"),
    ("Undo", "id"),
    ("GoBack", "id"),
    ("StudyDeed", "text"),
    ("WantedStudy", "source"),
}


class Form(HTMLParser):
    """The inputs of a page, and its lists of options by the attributes of what holds them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.inputs: list[dict[str, str | None]] = []
        self.lists: list[tuple[dict[str, str | None], list[str]]] = []
        self.around: dict[str, str | None] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "input":
            self.inputs.append(given)
        elif tag == "select":
            self.lists.append(({**self.around, **given}, []))
        elif tag == "option":
            self.lists[-1][1].append(given["value"] or "")
        elif tag in ("label", "span", "div"):
            self.around = given

    def offers(self, attribute: str, value: str = "") -> list[list[str]]:
        """Return the options of the lists that have an attribute."""
        return [
            options
            for given, options in self.lists
            if attribute in given and (not value or given[attribute] == value)
        ]


def limited() -> dict[tuple[str, str], int]:
    """Return how long each text may be that a client sends."""
    return {
        (name, field): held["maxLength"]
        for name, struct in structs().items()
        for field, held in struct["properties"].items()
        if "maxLength" in held
    }


def test_every_limited_field_is_known_here() -> None:
    assert set(limited()) == set(ENTERED) | MADE_BY_PROGRAMS


def test_fields_of_pages_are_as_long_as_the_server_takes(first: Person) -> None:
    table = first.open_table("me", "me")
    for field, (path, name) in ENTERED.items():
        form = Form(first.http.get(path.format(table=table)).text)
        inputs = [given for given in form.inputs if given.get("name") == name]
        assert inputs
        for found in inputs:
            assert "maxlength" not in found, "the browser would cut off without a word"
            assert found["data-most"] == str(limited()[field]), field


def test_a_name_of_the_greatest_length_is_taken_and_a_longer_one_refused(first: Person) -> None:
    longest = "ű" * NAME_LETTERS
    assert first.post("/api/me", {"name": longest})["name"] == longest
    refused = first.http.post("/api/me", json={"name": longest + "x"})
    assert refused.status_code == 400
    assert f"name: Expected `str` of length <= {NAME_LETTERS}" in refused.json()["error"]["message"]
    assert first.get("/api/me")["name"] == longest


def test_a_line_of_the_greatest_length_is_told_whole_and_a_longer_one_refused(
    first: Person,
) -> None:
    """It is never cut: who said it would not know what others read."""
    table = first.open_table("me", "me")
    longest = "ő" * LINE_LETTERS
    with first.sit(table) as socket:
        socket.wait_for("chat")
        socket.say({"type": "chat", "text": longest})
        assert socket.wait_for("chat")["lines"][0]["text"] == longest
        socket.say({"type": "chat", "text": longest + "x"})
        error = socket.wait_for("error")
        assert error["code"] == "malformed"
        assert f"length <= {LINE_LETTERS} - at `$.text`" in error["message"]
    with first.sit(table) as again:
        assert len(again.wait_for("chat")["lines"]) == 1


def test_an_id_is_never_taken_for_a_longer_one_that_begins_alike(first: Person) -> None:
    table = first.open_table("me", "me")
    with first.sit(table) as socket:
        socket.wait_until(1)
        seat, actions = socket.choices()
        longest = "i" * ID_LETTERS
        assert socket.act(seat, actions[0], id="")["code"] == "malformed"
        assert socket.act(seat, actions[0], id=longest + "1")["code"] == "malformed"
        before = socket.position["revision"]
        socket.say(
            {"type": "act", "id": longest, "revision": before, "seat": seat, "action": actions[0]}
        )
        assert socket.wait_for("ack")["id"] == longest


@pytest.mark.parametrize("game", game_ids())
def test_a_set_up_page_offers_what_the_server_takes(first: Person, game: str) -> None:
    form = Form(first.http.get(f"/new/{game}").text)
    for kinds in form.offers("data-kind"):
        assert sorted(kinds) == sorted(SEATS_WANTED)
    for levels in form.offers("data-level"):
        assert levels == list(LEVELS)
    kinds = [str(given["value"]) for given in form.inputs if given.get("name") == "clock"]
    assert kinds == list(clock.KINDS)
    for kind in kinds[1:]:
        ((*seconds,),) = form.offers("data-clock", kind)
        assert seconds
        for value in seconds:
            assert clock.Clock.read(kind, int(value)).seconds == int(value)
    for option in find_game(game).options:
        given = [g for g in form.inputs if g.get("data-option") == option.name]
        cards = [str(g["value"]) for g in given if g["type"] == "radio"]
        numbers = range(option.lowest, option.highest + 1)
        if option.choices:
            (offered,) = [cards] if cards else form.offers("data-option", option.name)
            assert offered == [str(choice) for choice in option.choices]
        elif option.kind == "number" and cards:
            assert cards == [str(number) for number in numbers]
        elif option.kind == "number":
            (number,) = given
            assert (number["min"], number["max"]) == (str(option.lowest), str(option.highest))


def test_every_kind_of_seat_that_is_offered_can_be_had(first: Person) -> None:
    for kind in SEATS_WANTED:
        assert first.open_table("me", "bot:kitten" if kind == "bot" else kind)
