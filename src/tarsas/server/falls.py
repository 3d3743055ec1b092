"""What may be entered where chance comes from a box: pieces that fall, each with its outcomes.

Dice of one roll do not depend on each other, so all of them are asked for at once. A tile depends
on those that were drawn before it, and is asked for alone.
"""

import re
from collections import Counter
from collections.abc import Sequence

from tarsas.core.game import Game
from tarsas.core.state import CHANCE, State
from tarsas.core.text import Args, Message
from tarsas.draw.view import view_of
from tarsas.server.limits import MOST_STEPS
from tarsas.server.messages import Fall, Outcome

MANY = 12  # outcomes, from which on words to search by are offered
MOST_WORDS = 12
NUMBERED = re.compile(r"(\w*\d)$")
WORD = re.compile(r"(?<![\w-])[^\W\d_]{2,}(?:-[^\W\d_]+)*")  # not the end of "1-es"


def falls(game: Game, state: State, language: str) -> list[Fall]:
    """Return all that chance decides next without looking at what it decided before."""
    found, here = list[Fall](), state
    while True:
        found.append(fall(game, here, language))
        after = _whatever_comes(game, here) if len(found) < MOST_STEPS else None
        if after is None:
            return found
        here = after


def _whatever_comes(game: Game, state: State) -> State | None:
    """Return a position after chance, if chance goes on there in the same way after any outcome."""
    after = []
    for action in state.legal(CHANCE):
        one = state.clone()
        one.apply(CHANCE, action)
        if one.actor() != CHANCE:
            return None
        after.append(one)
    ways = {
        (tuple(one.legal(CHANCE)), tuple(one.weights()), game.texts.prompt(one).key())
        for one in after
    }
    return after[0] if len(ways) == 1 else None


def fall(game: Game, state: State, language: str) -> Fall:
    """Return what chance may bring next; pieces that look and are called the same are one."""
    view, found = view_of(game), dict[tuple[str, str], Outcome]()
    weights = [int(weight) for weight in state.weights()]
    for action, weight in zip(map(int, state.legal(CHANCE)), weights, strict=True):
        copies = weight if game.kinds.read(action).kind.copies else 0
        called = game.notation.words(state, int(CHANCE), action)
        told = game.texts.sentence(state, int(CHANCE), action)
        one = Outcome(
            action=action,
            text=game.say(told, language, pictured=True),
            share=weight / sum(weights),
            name=game.say(game.texts.fall(state, action), language, pictured=True),
            picture=view.portrait(state, action),
            left=copies,
            numbers=NUMBERED.findall(called) if copies else [],
        )
        same = found.setdefault((one.name, one.picture), one)
        if same is not one:
            same.left += copies
            same.numbers += one.numbers
            same.share += one.share
    words = words_of([name for name, _ in found], game.say(Message("little-words"), language))
    prompt = game.say(game.texts.prompt(state), language, pictured=True)
    return Fall(prompt, _told_apart(game, list(found.values()), language), words)


def _told_apart(game: Game, outcomes: list[Outcome], language: str) -> list[Outcome]:
    """Count those that only their pictures tell apart."""
    often, so_far = Counter(one.name for one in outcomes), Counter[str]()
    for one in outcomes:
        name = one.name
        so_far[name] += 1
        if often[name] > 1:
            args: Args = {"label": name, "number": so_far[name], "count": often[name]}
            one.name = game.say(Message("alike", args), language)
    return outcomes


def words_of(names: Sequence[str], little: str = "") -> list[str]:
    """Return words by which many outcomes can be told apart: those that about half of them share.

    A word that all or hardly any of them say helps nobody, and neither do little
    words such as "or". Of words that always come together, as in "sabre-toothed tiger", the last is
    enough.
    """
    if len(names) <= MANY:
        return []
    folded = [name.casefold() for name in names]
    every = [word for name in folded for word in WORD.findall(name) if word not in little.split()]
    apart = dict[tuple[int, ...], str]()
    for word in dict.fromkeys(every):
        if not any(word != other and word.startswith(other) for other in every if "-" not in word):
            apart[tuple(n for n, name in enumerate(folded) if word in name)] = word
    counts = {word: len(numbers) for numbers, word in apart.items()}
    useful = [word for word, count in counts.items() if 1 < count < len(names)]
    useful.sort(key=lambda word: (abs(2 * counts[word] - len(names)), word))
    return sorted(useful[:MOST_WORDS])
