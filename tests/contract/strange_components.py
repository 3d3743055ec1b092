"""Tries strange components on a game, and tells which harm; runs in a process with limits.

Every number, text and list of a game's box is replaced, one at a time. What is not refused, with
the name of its key, must make a game that can be set up, played, told, drawn and thought about.
"""

import random
import re
import resource
import signal
import sys
import traceback
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec

from tarsas.bots.levels import make_bot
from tarsas.core.components import Tree, is_entry, shape, values
from tarsas.core.errors import ComponentError, OptionError
from tarsas.core.game import Game
from tarsas.core.playout import Tally, random_games
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State
from tarsas.draw.picture import draw

Steps = tuple[str | int, ...]

MEGABYTES = 2048  # of address space, most of it libraries
SECONDS = 60  # for one change; it takes milliseconds
MOVES = 20
AT_LEAST = 40  # changes, however few are wanted

NUMBERS = (
    10**9,
    10**18,
    2**63,
    10**6,
    1000,
    255,
    100,
    64,
    63,
    62,
    31,
    21,
    7,
    2,
    1,
    0,
    -1,
    -2,
    -(10**9),
)
ODDITIES: tuple[Any, ...] = (1.5, True, "7", "", [], {}, [[1]], [{}], {"value": 1})
TEXTS: tuple[Any, ...] = (
    "",
    " ",
    "x",
    "x" * 1999,
    "7",
    "-1",
    "9" * 400,
    "²",
    "٣",
    "<b>",
    0,
    -1,
    True,
    [],
    {},
    ["x"],
)
WORDS = ("9" * 30, "-1", "0", "nan", "inf", "1e400", "٣")


def entries(tree: Tree, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Return the keys of every entry."""
    for name, node in tree.items():
        if is_entry(node):
            yield (*path, name)
        else:
            yield from entries(node, (*path, name))


def at(tree: Any, steps: Steps) -> Any:
    for step in steps:
        tree = tree[step]
    return tree


def parts(value: Any, steps: Steps = ()) -> Iterator[Steps]:
    """Return the way to every value inside an entry's, itself included."""
    yield steps
    if isinstance(value, dict | list):
        for step, inside in value.items() if isinstance(value, dict) else enumerate(value):
            yield from parts(inside, (*steps, step))


def changed(value: Any, steps: Steps, new: Any) -> Any:
    """Return a value with one of its parts replaced."""
    if not steps:
        return new
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[steps[0]] = changed(value[steps[0]], steps[1:], new)
    return copy


def strange(old: Any) -> Iterator[Any]:
    """Return what might stand in a value's place."""
    if isinstance(old, bool):
        yield from (0, 2, -1, "true", [], {})
    elif isinstance(old, int):
        yield from NUMBERS
        yield from ODDITIES
        yield from (old + 1, old - 1)
    elif isinstance(old, str):
        yield from TEXTS
        yield from (old + " " + old, old[:-1], old.upper())
        for word in WORDS:
            yield re.sub(r"\d+(\.\d+)?", word, old)
    elif isinstance(old, list):
        yield from ([], {}, 0, "", [old], [[]], [{}], [None], old + old, old * 60, old[::-1])
        yield from (old[:-1], old[1:])
    elif isinstance(old, dict):
        yield from ({}, [], 0, "", [old], {**old, "strange": 1}, dict(list(old.items())[1:]))
    else:  # an optional part that is not there
        yield from ({}, [], 0, "")


def alike(box: Tree, entry: tuple[str, ...], steps: Steps) -> tuple[object, ...]:
    """Return the kind of a part: tiles of a set are read alike, and things in a list."""
    many = [level > 0 and len(at(box, entry[:level])) > 7 for level in range(len(entry))]
    outside = ["*" if more else name for name, more in zip(entry, many, strict=True)]
    return (*outside, *("*" if isinstance(step, int) else step for step in steps))


def changes(game: Game) -> Iterator[tuple[str, Tree]]:
    """Return names and trees of custom components; of parts that are alike, one is changed."""
    box = game.components
    kind = getattr(game.part("components"), "Components", None)
    full = msgspec.to_builtins(shape(box, kind)) if kind else values(box)
    found: dict[tuple[object, ...], list[tuple[tuple[str, ...], Steps]]] = defaultdict(list)
    for entry in entries(box):
        for steps in parts(at(full, entry)):
            found[alike(box, entry, steps)].append((entry, steps))
    chance = random.Random(7)
    for places in found.values():
        entry, steps = chance.choice(places)
        whole = at(full, entry)
        for new in strange(at(whole, steps)):
            custom: Any = {"value": without_nothing(changed(whole, steps, new))}
            for name in reversed(entry):
                custom = {name: custom}
            yield f"{'.'.join(entry)} {list(steps)} = {ascii(new)[:60]}", custom


def without_nothing(value: Any) -> Any:
    """Leave out optional parts that are not there: a file cannot say None."""
    if isinstance(value, dict):
        return {k: without_nothing(v) for k, v in value.items() if v is not None}
    return [without_nothing(v) for v in value] if isinstance(value, list) else value


def attempt(game: Game, custom: Tree, seed: int) -> str:
    """Try a change with every number of players; return what is wrong, or ""."""
    accepted = []
    for players in game.players:
        variant = game.variants[(seed + players) % len(game.variants)]
        try:
            accepted.append(game.new(players, variant, custom))
        except (ComponentError, OptionError) as error:
            if not names_a_key(str(error), game.components):
                return f"the error names no key: {error}"
    if accepted:
        state = accepted[seed % len(accepted)]
        tally = Tally()
        (final,) = random_games(state, Rng(seed), 1, tally)
        if tally.decisions + tally.chances > game.longest:
            return f"{tally.decisions + tally.chances} moves; expected at most {game.longest}"
        if wrong := final.audit():
            return f"the audit says {wrong}"
        tell(game, stroll(game, state, seed) if seed % 2 else final)
    return ""


def names_a_key(message: str, box: Tree) -> bool:
    """Say whether an error begins with a key of the box, or is about the whole of it."""
    key = re.sub(r"\[.*?\]", "", message.partition(":")[0])
    if key == "components":
        return True
    node: Any = box
    for step in key.split("."):
        if is_entry(node):
            return True  # the rest is inside its value
        if step not in node:
            return False
        node = node[step]
    return True


def stroll(game: Game, state: State, seed: int) -> State:
    """Play some moves in words, some of them as bots do."""
    rng, state = Rng(seed), state.clone()
    bot = make_bot(game, "kitten", seed)
    state.events = []
    for number in range(MOVES):
        actor = state.actor()
        if actor == OVER:
            break
        if actor == CHANCE:
            action = state.draw(rng)
        elif number % 2:
            action = bot.choose(state, actor)
        else:
            legal = state.legal(actor)
            action = legal[rng.below(len(legal))]
        game.notation.words(state, actor, action)
        game.say(game.texts.sentence(state, actor, action), "en")
        state.apply(actor, action)
    return state


def tell(game: Game, state: State) -> None:
    """Look at a position."""
    draw(game, state, "hu")
    game.say(game.texts.prompt(state), "en")
    for line in game.texts.describe(state):
        game.say(line, "en")
    for seat in range(state.players):
        game.coach.evaluate(state, seat)


def few_or_share(known: int, share: float) -> int:
    """Return how many changes to try: a share of them, but a small box is tried in any case."""
    return min(known, max(AT_LEAST, round(known * share)))


def main(name: str, share: float) -> None:
    """Print what is wrong; the last line is what was tried when the process died."""
    size = MEGABYTES * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (size, size))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process, wherever it is
    game = find_game(name)
    tried = 0
    known = list(changes(game))
    for what, custom in random.Random(8).sample(known, few_or_share(len(known), share)):
        print("trying", what, flush=True)
        signal.alarm(SECONDS)
        tried += 1
        try:
            wrong = attempt(game, custom, tried)
        except Exception:
            wrong = traceback.format_exc(limit=-3)
        if wrong:
            print("WRONG", what, "players", game.players, wrong, flush=True)
    print("tried", tried)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
