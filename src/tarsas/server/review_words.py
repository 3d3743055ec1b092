"""A review as a page shows it: what was better is told in the reader's words, and drawn."""

from tarsas.core.packing import unpack
from tarsas.core.record import Record
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.draw.view import view_of
from tarsas.server import bodies
from tarsas.study import review as study
from tarsas.study import words


def tell(record: Record, review: study.Review, depth: int, language: str) -> bodies.Review:
    """Return a review for a reader."""
    limits = limits_of(record)
    return bodies.Review(
        depth=depth,
        simulations=review.plan.simulations,
        noise=review.noise,
        good=limits["good"],
        inaccuracy=limits["inaccuracy"],
        mistake=limits["mistake"],
        seats=[
            bodies.ReviewedSeat(
                one.accuracy, one.luck, one.best, one.good, one.inaccuracy, one.mistake
            )
            for one in review.seats
        ],
        positions=[
            bodies.ReviewedPosition(one.number, list(one.shares), list(one.points))
            for one in review.positions
        ],
        deeds=deeds(record, review, language),
        spells=[
            bodies.Spell(one.first, one.last, list(one.luck), one.turning) for one in review.spells
        ],
    )


def limits_of(record: Record) -> dict[str, float]:
    """Return from what loss on a deed is called what, as this game counts losses."""
    one = study.weight(1.0, record.players, float(record.game.coach.spread))
    return {name: limit / one for name, limit in study.LIMITS.items()}


def deeds(record: Record, review: study.Review, language: str) -> list[bodies.ReviewedDeed]:
    """Return the deeds, each with what was better if it was not the best."""
    state, number, told = record.opening(), 0, []
    for deed in review.deeds:
        for move in record.moves[number : deed.first - 1]:
            state.apply(move.seat, move.action)
        number = deed.first - 1
        missed = deed.better and deed.grade not in ("", study.GRADES[0])
        told.append(
            bodies.ReviewedDeed(
                first=deed.first,
                last=deed.last,
                seat=deed.seat,
                share=deed.share,
                loss=deed.loss,
                grade=deed.grade,
                turning=deed.turning,
                better=better(record, state, deed, language) if missed else None,
            )
        )
    return told


def better(record: Record, before: State, deed: study.Deed, language: str) -> bodies.BetterDeed:
    """Return what would have been better, in words and as it looks on the board."""
    game, view, seat = record.game, view_of(record.game), deed.seat
    here = before.clone()
    targets: dict[str, None] = {}
    for action in deed.better:
        targets |= dict.fromkeys(view.targets(here, seat, action))
        here.apply(seat, action)

    def say(message: Message) -> str:
        return game.say(message, language, pictured=True)

    return bodies.BetterDeed(
        text=say(words.sentence(record, deed, deed.better)),
        why=[say(unpack(reason)) for reason in deed.reasons],
        targets=list(targets),
        ghost=view.ghosts(before, seat, deed.better),
    )
