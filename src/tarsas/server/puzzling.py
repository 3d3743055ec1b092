"""A puzzle as a page sees it: what is asked, what a wrong answer costs, why the right one is."""

import msgspec

from tarsas.core.options import SEATS
from tarsas.core.reasons import in_words
from tarsas.core.solving import Attempt, Riddle
from tarsas.core.text import Message, capital, say
from tarsas.server import bodies
from tarsas.server.messages import Position
from tarsas.server.puzzle_costs import Cost
from tarsas.server.puzzlers import Judged, Player
from tarsas.server.rating import Rating
from tarsas.server.taught import School, Told, position, table_of

Tried = Told[Attempt]
MINUS = "−"


def pieces_of(told: Tried) -> list[str]:
    """Return the pieces that a solution is done with."""
    steps = told.story.entries[-len(told.stand.answers) :]
    return list(dict.fromkeys(piece for step in steps for piece in step.pieces))


def state_of(attempt: Attempt, shown: bool) -> str:
    """Say how it is going."""
    if attempt.is_over:
        return "shown" if shown else "solved"
    return "open" if attempt.wrong is None else "wrong"


class Teller:
    """Tells where somebody stands in a puzzle, in their language."""

    def __init__(self, school: School, language: str) -> None:
        self.school, self.language = school, language

    def stand(
        self,
        told: Tried,
        known: int,
        *,
        shown: bool,
        cost: Cost | None,
        judged: Judged | None,
        strength: Rating,
    ) -> bodies.PuzzleStand:
        """Return what a page shows; `known` is how many entries of the log it has."""
        attempt, riddle = told.stand, told.stand.riddle
        state, number = state_of(attempt, shown), told.now.number
        over = attempt.is_over
        film = self._film(riddle, attempt.answers) if over else []
        return bodies.PuzzleStand(
            table=table_of(f"{riddle.game.id}-{riddle.id}", told, self.language),
            scenes=[],
            # Whoever plays the solution again hears of its last step again.
            position=position(told, number, min(known, number - over), self.language),
            said=self._why(riddle) if over else self._task(riddle),
            remark=self._remark(attempt, state, cost),
            lights=pieces_of(told) if over else [],
            answers=list(attempt.answers),
            state=state,
            film=film,
            result=self._result(attempt, judged, strength),
            rating=None if judged is None else told_rating(judged),
            cost=cost.share if cost else None,
            next=f"/puzzles/{riddle.game.id}?after={riddle.id}",
        )

    def _say(self, name: str, **args: str | int) -> str:
        return say("tarsas.web", self.language, Message(name, args))

    def _film(self, riddle: Riddle, answers: tuple[int, ...]) -> list[Position]:
        """Return the positions that the steps of a solution lead through, but the last.

        Each brings what the log has to say of its step, and nothing to do.
        """
        found, first = [], len(riddle.puzzle.moves)
        for count in range(len(answers)):
            stage = self.school.at(riddle, answers[:count])
            known = first + max(0, count - 1)
            scene = position(stage, first + count, known, self.language)
            found.append(msgspec.structs.replace(scene, choices=[], prompt=""))
        return found

    def _task(self, riddle: Riddle) -> str:
        colour = riddle.game.say(Message(SEATS[riddle.seat]), self.language)
        alone = riddle.puzzle.players == 1
        return self._say("puzzle-task-alone") if alone else self._say("puzzle-task", colour=colour)

    def _why(self, riddle: Riddle) -> str:
        """Say why the solution is good, a sentence for each reason."""
        game = riddle.game
        found = riddle.puzzle.reasons(game)
        reasons = in_words(found, game.voice.has) or found
        said = [game.say(one, self.language, pictured=True) for one in reasons]
        return " ".join(f"{capital(one.rstrip('.'))}." for one in said)

    def _remark(self, attempt: Attempt, state: str, cost: Cost | None) -> str:
        if state == "open":
            return self._say("puzzle-so-far") if attempt.answers else ""
        if state != "wrong":
            best = round(100 * attempt.riddle.puzzle.margin)
            return self._say(f"puzzle-{state}", games=best)
        if cost is None or cost.games == 0:
            return self._say("puzzle-wrong")
        return self._say("puzzle-at-least" if cost.at_least else "puzzle-costs", games=cost.games)

    def _result(self, attempt: Attempt, judged: Judged | None, strength: Rating) -> list[str]:
        """Return the ratings in words: the own one, and when it is over the puzzle's."""
        found, over = [], attempt.is_over
        if judged is not None:
            change = judged.after.shown - judged.before.shown
            signed = f"+{change}" if change >= 0 else f"{MINUS}{-change}"
            if judged.fresh:
                now = {"rating": str(judged.after.shown), "doubt": uncertainty(judged.after)}
                found.append(self._say("puzzle-own-rating", change=signed, **now))
            elif over:
                found.append(self._say("puzzle-first-counted", change=signed))
            elif attempt.wrong is None and not attempt.answers:
                found.append(self._say("puzzle-counted"))
        if over:
            grade = self._say(f"puzzle-grade-{attempt.riddle.puzzle.grade.number}")
            found.append(self._say("puzzle-strength", grade=grade, rating=str(strength.shown)))
        return found


def standing(player: Player) -> dict[str, int | str]:
    """Return how somebody does, as the templates take it."""
    return {
        "tried": player.tried,
        "solved": player.solved,
        "rating": player.rating.shown,
        "doubt": uncertainty(player.rating),
    }


def uncertainty(rating: Rating) -> str:
    """Return how a text is told whether a rating is in doubt."""
    return "much" if rating.is_uncertain else "little"


def told_rating(judged: Judged) -> bodies.PuzzleRating:
    """Return a rating as a program reads it."""
    return bodies.PuzzleRating(
        solved=judged.solved,
        before=judged.before.shown,
        after=judged.after.shown,
        uncertain=judged.after.is_uncertain,
        fresh=judged.fresh,
    )
