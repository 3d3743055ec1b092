"""The contract of texts and pictures: complete in every language, well-formed, clickable."""

import json
import re
from collections import Counter
from fnmatch import fnmatch
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from tarsas.core.options import SEATS
from tarsas.core.registry import find_game, game_ids
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import LANGUAGES, Message, texts_of
from tarsas.draw.picture import draw, png, standalone
from tarsas.draw.theme import THEMES, palette
from tarsas.draw.view import view_of

from .cases import TOLD, Case, at_home, play, tells_all

each_case = pytest.mark.parametrize("case", TOLD, ids=lambda case: case.name)
LARGEST = 60_000


def sample(case: Case, seed: int, every: int) -> list[State]:
    """Return positions of one game: some of the middle and the last."""
    positions = []
    for number, (state, seat, _) in enumerate(play(case, seed, [])):
        if number % every == 0 or seat == OVER:
            copy = state.clone()
            positions.append(copy)
    return positions


@each_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(case: Case, language: str) -> None:
    game = case.game
    for state in sample(case, 11, 9):
        assert game.say(game.texts.prompt(state), language)
        lines = [game.say(line, language) for line in game.texts.describe(state)]
        assert len(lines) > 2
        players = [m for m in game.texts.describe(state) if m.id == "view-player"]
        assert len(players) == case.players, "one line a seat for the panels"
        for seat, message in enumerate(players):
            begins = f"{game.say(Message(SEATS[seat]), language)}: "
            assert game.say(message, language).startswith(begins)
            supplies = game.say(Message("view-supplies", message.args), language)
            assert supplies in game.say(message, language), "the panels say a part of the line"
            more = Message("view-supplies", {**message.args, "points": 987_654})
            assert game.say(more, language) == supplies, "points stand in the panel already"
        for seat in (CHANCE, *range(case.players)):
            for action in state.legal(seat):
                text = game.say(game.texts.sentence(state, seat, action), language)
                assert text.strip()
                assert "{" not in text
                if seat != CHANCE:
                    assert game.say(game.texts.label(state, seat, action), language).strip()


@each_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gain_of_points_has_its_reason_in_words(case: Case, language: str) -> None:
    for seed in range(3):
        *_, (state, _, _) = play(case, seed, [])
        for event in state.events or []:
            assert case.game.say(case.game.texts.event(event), language)
            assert event.pieces, f"{event.reason} names no piece"


def messages(game: str, language: str) -> dict[str, set[str]]:
    """Return the ids of a game's texts, each with the arguments that it and what it quotes use."""
    entries = FluentParser().parse(texts_of(find_game(game).package, language)).body
    junk = [entry for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content if junk else ""
    found: dict[str, str] = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = FluentSerializer().serialize_entry(entry)

    def arguments(name: str) -> set[str]:
        text = found.get(name, "")
        quoted = re.findall(r"\{ ([a-z][\w-]*) \}", text)
        own = set(re.findall(r"\$(\w+)", text))
        return own.union(*(arguments(other) for other in quoted))

    return {name: arguments(name) for name in found}


@pytest.mark.parametrize("game", [name for name in game_ids() if tells_all(find_game(name))])
def test_languages_have_the_same_messages(game: str) -> None:
    english, hungarian = messages(game, "en"), messages(game, "hu")
    assert english == hungarian
    assert {"name", "tagline"} <= set(english)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(game: str, language: str) -> None:
    found = find_game(game)
    for option in found.options:
        names = [option.name, f"{option.name}-help"]
        names += [f"{option.name}-{value}" for value in (*option.choices, *option.offers)]
        for name in names:
            assert found.say(Message(f"option-{name}"), language)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_is_explained_and_can_be_played(game: str, language: str) -> None:
    found = find_game(game)
    for name, options in found.presets.items():
        assert found.say(Message(f"preset-{name}"), language)
        assert found.say(Message(f"preset-{name}-help"), language)
        for players in found.players:
            assert found.new(players, options).actor() != OVER


@each_case
def test_pictures_are_well_formed_small_and_clickable(case: Case) -> None:
    game = case.game
    sheet = view_of(game).sheet()
    symbols = set(re.findall(r'id="([^"]+)"', sheet))
    for state in sample(case, 3, 17):
        drawn = draw(game, state, "en")
        assert len(drawn.encode()) <= LARGEST
        # A choice is lit by a ring around what is seen of it.
        assert not re.search(r'opacity="0"', drawn + sheet), "what nobody sees cannot be lit"
        ids = [e.get("id", "") for e in ElementTree.fromstring(drawn).iter() if e.get("id")]
        doubled = [name for name, count in Counter(ids).items() if count > 1]
        assert not doubled
        assert set(re.findall(r'href="#([^"]+)"', drawn)) <= symbols | set(ids)
        for seat in range(case.players):
            choices = [view_of(game).targets(state, seat, a) for a in state.legal(seat)]
            assert {name for choice in choices for name in choice} <= set(ids)
            for action in state.legal(seat):
                if shown := view_of(game).ghost(state, seat, action):
                    ElementTree.fromstring(f"<g>{shown}</g>")


@each_case
def test_the_pieces_of_events_are_in_the_picture(case: Case) -> None:
    *_, (state, _, _) = play(case, 4, [])
    final = draw(case.game, state, "en")
    ids = set(re.findall(r'id="([^"]+)"', final))
    last = (state.events or [])[-1:]
    assert {piece for event in last for piece in event.pieces} <= ids


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("theme", THEMES)
def test_a_standalone_picture_renders(game: str, theme: str) -> None:
    opening = find_game(game).new(find_game(game).players[0])
    svg = standalone(find_game(game), opening, "hu", theme)
    assert "var(--" not in svg
    assert png(svg, 400, theme).startswith(b"\x89PNG")


@each_case
@pytest.mark.parametrize("theme", THEMES)
def test_every_colour_of_a_picture_is_the_themes_or_the_games(case: Case, theme: str) -> None:
    game = case.game
    drawn = [view_of(game).sheet()]
    for state in sample(case, 6, 30):
        drawn.append(draw(game, state, "en"))
        for seat in range(case.players):
            drawn += [view_of(game).ghost(state, seat, action) for action in state.legal(seat)]
    asked = set(re.findall(r"var\(--([\w-]+)\)", "".join(drawn)))
    unknown = asked - set(palette(theme, game))
    assert not unknown, f"{game.id} has no colour {', '.join(sorted(unknown))}"


def test_every_seat_has_a_name_in_every_language() -> None:
    for game in game_ids():
        for language in LANGUAGES:
            names = [find_game(game).say(Message(seat), language) for seat in SEATS]
            assert len(set(names)) == len(SEATS)


@each_case
def test_a_small_screen_finds_areas_in_the_picture(case: Case) -> None:
    for state in sample(case, 5, 60):
        picture = ElementTree.fromstring(draw(case.game, state, "en"))
        _, _, width, height = map(float, picture.get("viewBox", "").split())
        areas = json.loads(picture.get("data-areas", "[]"))
        assert len({name for name, *_ in areas}) == len(areas) > 1
        for name, left, top, wide, tall in areas:
            inside = left > -10 and top > -10 and left + wide < width + 10
            assert inside, f"{name} is not in the picture"
            assert top + tall < height + 10, f"{name} is not in the picture"
        if "data-inset" in picture.attrib:
            piece = json.loads(picture.attrib["data-inset"])[0]
            assert picture.find(f".//*[@id='{piece}']") is not None


def symbols_of(picture: str) -> list[tuple[str, bool]]:
    """Return the symbols that a picture uses, each with whether it is explained there."""
    root = ElementTree.fromstring(picture)
    around = {child: parent for parent in root.iter() for child in parent}
    found = []
    for element in root.iter():
        if not element.tag.endswith("use"):
            continue
        inside, explained = element, False
        while inside is not root and not explained:  # the title of all is the game's name
            explained = any(child.tag.endswith("title") for child in inside)
            inside = around[inside]
        found.append((element.get("href", "#")[1:], explained))
    return found


@each_case
def test_every_sign_explains_itself_and_stands_in_the_legend(case: Case) -> None:
    view = view_of(case.game)
    if not at_home(case.game):
        pytest.skip("a game from elsewhere may draw what it wants")
    ground: frozenset[str] = getattr(view.module, "GROUND", frozenset())
    legend = view.legend(lambda message: case.game.say(message, "en"))
    shown = set(re.findall(r'href="#([^"]+)"', "".join(picture for picture, _ in legend)))
    inside = {
        symbol.get("id", ""): re.findall(
            r'href="#([^"]+)"', ElementTree.tostring(symbol, encoding="unicode")
        )
        for symbol in ElementTree.fromstring(f"<svg>{view.sheet()}</svg>").iter("symbol")
    }
    for name in list(shown):
        shown.update(inside.get(name, ()))
    for state in sample(case, 5, 9):
        for name, explained in symbols_of(draw(case.game, state, "en")):
            if not any(fnmatch(name, pattern) for pattern in ground):
                assert explained, f"nothing explains #{name}"
                assert name in shown, f"the legend has no #{name}"


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_is_drawn_and_said(game: str, language: str) -> None:
    found = find_game(game)
    for picture, message in view_of(found).legend(lambda message: found.say(message, language)):
        ElementTree.fromstring(f"<svg>{picture}</svg>")
        assert found.say(message, language)


@each_case
def test_no_piece_is_called_like_a_symbol_of_the_sheet(case: Case) -> None:
    """Both are in one page: a piece that is drawn by a symbol of its own name would draw itself."""
    symbols = set(re.findall(r'\bid="([^"]+)"', view_of(case.game).sheet()))
    for state in sample(case, 11, 9):
        pieces = set(re.findall(r'\bid="([^"]+)"', draw(case.game, state, "en")))
        assert not symbols & pieces
