"""Ankh'or told: what comes about by itself, deeds in one line, tie-breaks, marks on the board."""

from xml.etree import ElementTree

import pytest

from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER
from tarsas.core.text import LANGUAGES
from tarsas.draw.picture import draw
from tarsas.draw.view import view_of
from tarsas.table.deeds import deeds
from tarsas.table.table import Table
from tests.rulebook.ankhor_bazaar import (
    CHEAP,
    SPOTS,
    SQUARE,
    Bazaar,
    built,
    real,
    row,
    seven_and_two,
    with_ankhs,
)
from tests.rulebook.test_ankhor_areas import AREA, GREENS, seven_against_six

from .test_ankhor_referee import Match, crowded

GAME = find_game("ankhor")


def events(game: Bazaar, start: int = 0, language: str = "en") -> list[str]:
    """What came about by itself since some number of events, in words."""
    found = (game.state.events or [])[start:]
    return [GAME.say(GAME.texts.event(event), language) for event in found]


def known(game: Bazaar) -> int:
    return len(game.state.events or [])


def told(game: Bazaar, language: str = "en") -> list[str]:
    """The deeds of all players so far, in words."""
    found = deeds(Table.stages(game.record))
    return [GAME.say(deed[-1].sentence(GAME), language) for deed in found if deed[0].seat != CHANCE]


# What comes about by itself


def test_a_covered_storehouse_and_the_disc_it_loses_are_told() -> None:
    plan = [("red storehouse", ""), *zip(SQUARE[1:], SPOTS[1:], strict=True)]
    game = built(*plan, more=("green jackal",))
    assert any(line.startswith("the storehouse comes with cloth") for line in events(game))
    start = known(game)
    game.own("green jackal", "m13+")
    covered = "the red storehouse is covered and closed for good"
    assert f"{covered}: its disc (cloth) goes back to the stock" in events(game, start)
    lines = [GAME.say(line, "en") for line in GAME.texts.describe(game.state)]
    assert "Red’s red storehouse on m13 is closed for good." in lines


def test_a_bonus_tile_that_is_given_back_is_told() -> None:
    game = with_ankhs(built(*row(*GREENS, "red desert")))
    start = known(game)
    game.red("move m13", "to s13")
    assert events(game, start)[-2:] == [
        "4 green tiles touch, 5 before",
        "a bonus tile goes back: a group of five is broken, green tiles",
    ]


def test_discs_beyond_the_limits_are_told_where_nobody_chooses_them() -> None:
    game = real([]).red("take ankh", "take ankh", "take fish")
    start = known(game)
    game.play("red: take ankh")
    game.play("red: take fish", "red: take fish")
    if "done" in game.legal():
        game.play("red: done")
    assert "Red gives an ankh back: two may be kept" in events(game, start)


def test_the_last_round_names_who_brought_it_about() -> None:
    game = built(*AREA[:-1], more=("black scarab",))
    game.own("black scarab", "k15").finish()
    assert "Red has laid tile number 13: this is the last round" in events(game)
    assert game.actor == "over"
    account = events(game)[events(game).index("the last round is over") :]
    assert account[1:9] == [
        "Red: 6 points printed on 3 tiles",
        "Red: 3 points for a bonus tile",
        "Red: 3 points for 3 adjacent jackals",
        "Red: 2 points for 2 adjacent scarabs",
        "Red: 2 points for 2 adjacent white tiles",
        "Red: 5 points for 5 adjacent green tiles",
        "Red: 3 points for 3 adjacent red tiles",
        "Red: 24 points in all",
    ]


def test_empty_piles_and_the_end_they_bring_are_told() -> None:
    game = Bazaar([], players=2, custom={**CHEAP, **seven_and_two()})
    while game.actor != "over":
        ready = [word for word in game.legal() if word.startswith("refresh")]
        game.red(*(ready[:1] or ["take ankh", "take ankh", "take fish"]))
        if not ready:
            game.finish()
    assert "pile 2 has run out" in events(game) or "pile 1 has run out" in events(game)
    assert "both piles have run out: no new tiles will come" in events(game)
    assert "market and piles are empty: the game is over" in events(game)


RARE = {
    "event-no-bonus",
    "event-covered",
    "event-covered-disc",
    "event-unstored",
    "event-emptied",
    "event-goods-back",
    "event-scribe",
    "event-round-idle",
    "event-last-round",
}


def test_whatever_may_come_about_has_words() -> None:
    """On crowded areas of custom pieces even rare things happen."""
    seen = set()
    for seed in range(60):
        match = Match(2 + seed % 3, {"idle_rounds": 4}, seed, crowded(seed)).play()
        for event in match.state.events or []:
            seen.add(event.reason)
            for language in LANGUAGES:
                assert "{" not in GAME.say(GAME.texts.event(event), language)
    assert seen >= RARE


# Deeds and outcomes


def test_a_turn_is_one_sentence() -> None:
    game = real([]).red("take fish", "take ankh", "take fish")
    assert told(game)[0] == "Red takes 2 fish and an ankh."
    assert told(game, "hu")[0] == "A piros játékos elvesz két halat és egy ankhot."


def test_a_move_is_told_with_where_it_came_from() -> None:
    game = with_ankhs(built(("blue jackal", ""), ("white desert", "n13")))
    game.red("move m13", "to o13")
    assert "Red moves the blue jackal from m13 to o13 for an ankh." in told(game)
    moved = "A piros játékos egy ankhért áthelyezi a kék sakált m13-ról o13-ra."
    assert moved in told(game, "hu")


def test_a_purchase_says_what_was_paid() -> None:
    game = built(("blue jackal", ""), ("white desert", "n13"))
    bought = [line for line in told(game) if "white desert" in line]
    assert bought[0].startswith("Red buys the white desert and lays it on n13 for ")


def test_the_outcome_says_that_more_discs_decided() -> None:
    said = GAME.say(GAME.texts.prompt(seven_against_six(3).state), "en")
    assert said.endswith("Red wins with as few tiles and more discs, 7 to 6.")


def test_the_outcome_says_that_the_victory_is_shared() -> None:
    game = Bazaar([], players=2, idle_rounds=1)
    game.play(*["red: take fish"] * 3, *["blue: take cloth"] * 3)
    said = GAME.say(GAME.texts.prompt(game.state), "en")
    assert said.endswith("Red and Blue share the victory with 1 point, 0 tiles and 3 discs each.")


def test_fewer_tiles_decide_before_discs_and_the_outcome_says_so() -> None:
    game = seven_against_six(4)
    game.play("red: buy 1", "red: done", *["blue: take cloth"] * 3, "blue: done")
    while game.actor != "over":
        game.play(*["red: take fish"] * 3, "red: done", *["blue: take cloth"] * 3, "blue: done")
    said = GAME.say(GAME.texts.prompt(game.state), "en")
    assert said.endswith("have 2 points each; Blue wins with fewer tiles, 0 to 1.")


# The board


def marks(game: Bazaar, name: str) -> int:
    """How often a symbol is used in the picture."""
    root = ElementTree.fromstring(draw(GAME, game.state))
    return sum(1 for e in root.iter() if e.get("href") == f"#{name}")


def test_groups_of_four_and_of_five_are_marked() -> None:
    game = built(*row(*GREENS[:4]), more=(GREENS[4],))
    assert (marks(game, "short"), marks(game, "great")) == (4, 0)
    game.own(GREENS[4], "q13")
    assert (marks(game, "short"), marks(game, "great")) == (0, 5)


@pytest.mark.parametrize("players", [2, 3])
def test_the_tile_that_new_tiles_put_out_is_marked_with_two_players(players: int) -> None:
    game = with_ankhs(real([], players=players))
    goes = 1 if players == 2 else 0
    assert marks(game, "goes") == goes
    if players == 2:
        action = GAME.parse(game.state, 0, "refresh 1")
        assert view_of(GAME).ghost(game.state, 0, action)
        gone = game.market()[0]
        assert gone in GAME.say(GAME.texts.label(game.state, 0, action), "en").replace(
            "2-point tile", "vp2"
        )


def test_every_place_has_a_name_and_every_choice_a_label_of_its_own() -> None:
    """Who cannot see chooses by label alone."""
    for seed in range(6):
        state, rng = GAME.new(2 + seed % 3), Rng(seed)
        while (actor := int(state.actor())) != OVER:
            legal = [int(action) for action in state.legal(actor)]
            if actor != CHANCE:
                for language in LANGUAGES:
                    labels = [GAME.say(GAME.texts.label(state, actor, a), language) for a in legal]
                    assert len(set(labels)) == len(labels), labels
            state.apply(actor, state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))])
