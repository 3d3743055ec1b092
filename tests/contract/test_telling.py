"""The contract of telling: every position can be played by ear, and nothing happens untold."""

from collections.abc import Iterator, Sequence

import pytest

from tarsas.core.game import Game
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import LANGUAGES, Message

from .cases import GAMES, TOLD_AT_HOME, Case, play

# Games from elsewhere may let the kernel tell.
each_case = pytest.mark.parametrize("case", TOLD_AT_HOME, ids=lambda case: case.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)
EVERY = 6  # so seldom the neighbours of a position are looked at too


def read(game: Game, state: State, languages: Sequence[str]) -> list[str]:
    """Return all that is said of a position, to all and to every seat, in each of the languages."""
    seats = [seat for seat in range(state.players) if state.may_act(seat)]
    lines = [*game.texts.describe(state), *(game.texts.seat_prompt(state, s) for s in seats)]
    return ["\n".join(game.say(line, language) for line in lines) for language in languages]


def positions(case: Case, games: int) -> Iterator[tuple[State, Sequence[str]]]:
    """Yield positions of random games, and of some all that can come next.

    Each comes with the languages to read it in: what can come next is read in one in each game.
    """
    for seed in range(games):
        for number, (state, _, _) in enumerate(play(case, seed, [])):
            yield state, LANGUAGES
            if number % EVERY == seed % EVERY:
                for seat in (CHANCE, *range(case.players)):
                    for action in state.legal(seat):
                        after = state.clone()
                        after.apply(seat, action)
                        yield after, [LANGUAGES[seed % len(LANGUAGES)]]


@each_case
def test_no_two_positions_read_the_same(case: Case) -> None:
    known: dict[str, bytes] = {}
    met: set[bytes] = set()
    for state, languages in positions(case, max(1, round(2 * GAMES))):
        if (key := state.key()) not in met:  # many ways lead to the same position
            met.add(key)
            for text in read(case.game, state, languages):
                assert known.setdefault(text, key) == key, text


@each_case
@each_language
def test_a_prompt_offers_what_is_legal_and_nothing_else(case: Case, language: str) -> None:
    game, kinds = case.game, case.game.kinds
    for seed in range(max(1, round(3 * GAMES))):
        for state, _, _ in play(case, seed, []):
            for seat in range(case.players):
                offers = game.texts.offers(state, seat)
                legal = {kinds.read(int(action)).kind.name for action in state.legal(seat)}
                assert set(offers) == legal
                prompt = game.say(game.texts.seat_prompt(state, seat), language)
                assert all(game.say(offer, language) in prompt for offer in offers.values())


def lines_of(game: Game, state: State) -> dict[tuple[object, ...], Message]:
    """Return the lines of a position but its prompt, each by what it is about."""
    found: dict[tuple[object, ...], Message] = {}
    for line in game.texts.describe(state)[:-1]:
        names = game.texts.module.ABOUT.get(line.id, ())
        about = (line.id, *(Message("", {name: line.args[name]}).key() for name in names))
        assert about not in found, f"{line.id} is said twice; ABOUT may say of what"
        found[about] = line
    return found


def changes(before: Message | None, after: Message | None) -> set[str]:
    """Return which line changed, and where only some arguments did, which of them."""
    if before is None or after is None:
        return {(before or after or Message("")).id}
    differ = [name for name, value in after.args.items() if before.args.get(name) != value]
    return {f"{after.id}.{name}" for name in differ}


@each_case
def test_nothing_happens_untold(case: Case) -> None:
    game, told_by = case.game, case.game.texts.module.TOLD_BY
    for seed in range(max(1, round(4 * GAMES))):
        before: dict[tuple[object, ...], Message] = {}
        known, did = 0, ""
        for number, (state, _, action) in enumerate(play(case, seed, [])):
            lines, events = lines_of(game, state), state.events or []
            tellers = {did, *(event.reason for event in events[known:])}
            for about in before.keys() | lines.keys() if number else ():
                for change in changes(before.get(about), lines.get(about)):
                    tells = told_by.get(change) or told_by.get(change.partition(".")[0])
                    assert tells, f"TOLD_BY does not say who tells {change}"
                    assert tellers & set(tells), f"{change} after {did}: told by {tellers}"
            before, known = lines, len(events)
            did = game.kinds.read(action).kind.name if state.actor() != OVER else ""


@each_case
def test_what_tells_is_an_action_or_an_event(case: Case) -> None:
    """Names in TOLD_BY that are neither would tell nothing."""
    known = {kind.name for kind in case.game.kinds}
    for tellers in case.game.texts.module.TOLD_BY.values():
        for name in set(tellers) - known:
            assert case.game.voice.has(name), f"{name} is neither an action nor an event"


@each_case
def test_points_carry_what_was_counted(case: Case) -> None:
    """A reason says its numbers; `sum-…` is its line in the account at the end."""
    game = case.game
    for seed in range(max(1, round(4 * GAMES))):
        *_, (state, _, _) = play(case, seed, [])
        for event in state.events or []:
            if event.points:
                assert event.reason.startswith("points-")
                assert event.numbers or event.names, f"{event.reason} does not say what counted"
                assert game.voice.has(event.reason.replace("points-", "sum-", 1)), event.reason


@each_case
@each_language
def test_the_story_has_chapters(case: Case, language: str) -> None:
    """A chapter that has ended does not come again."""
    ended, last = set(), ""
    for state, _, _ in play(case, 1, []):
        chapter = case.game.texts.chapter(state)
        assert chapter is not None
        text = case.game.say(chapter, language)
        if text != last:
            assert text not in ended
            ended.add(last)
        last = text
