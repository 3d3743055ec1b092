"""What was done, what would have been better and what chance did, as sentences."""

from collections.abc import Sequence
from itertools import groupby

from tarsas.core.record import Record
from tarsas.core.state import CHANCE
from tarsas.core.text import Message
from tarsas.study.review import Deed, Spell


def done(record: Record, deed: Deed) -> Message:
    """Return what was done."""
    actions = [record.moves[number - 1].action for number in deed.moves]
    return sentence(record, deed, actions)


def better(record: Record, deed: Deed) -> Message | None:
    """Return what would have been better; None if nothing was found."""
    return sentence(record, deed, deed.better) if deed.better else None


def sentence(record: Record, deed: Deed, actions: Sequence[int]) -> Message:
    """Return some steps from the position before a deed as one sentence."""
    texts, state, phrases = record.game.texts, record.replay(deed.first - 1), list[Message]()
    for action in actions:
        phrases.append(texts.phrase(state, deed.seat, action))
        state.apply(deed.seat, action)
    return texts.deed(deed.seat, phrases)


def happened(record: Record, spell: Spell) -> list[Message]:
    """Return what chance did, a sentence for each kind of thing."""
    texts, state, phrases = record.game.texts, record.replay(spell.first - 1), list[Message]()
    for number in range(spell.first, spell.last + 1):
        action = record.moves[number - 1].action
        phrases.append(texts.phrase(state, int(CHANCE), action))
        state.apply(CHANCE, action)
    found = list[Message]()
    for _, alike in groupby(phrases, key=lambda phrase: phrase.id):
        same = list(alike)
        told = [same] if texts.gathers(same[0]) else [[one] for one in same]
        found += [texts.deed(int(CHANCE), one) for one in told]
    return found
