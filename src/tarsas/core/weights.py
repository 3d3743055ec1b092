"""What a coach has learnt, and where that comes from: a file of weights by the features' names.

A game's own stands as `coach.toml` beside its coach; `tarsas train` writes others like it.
"""

from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import Annotated

import msgspec

from tarsas.core.errors import TarsasError

MOST_BYTES = 2_000_000
"""Of a file of weights: what is in a package is loaded by everybody who plays."""


class WeightsError(TarsasError):
    """A file of weights that is none, or not of this game's coach."""


class Weights(msgspec.Struct, frozen=True):
    """What features are worth in points, and by how many points the sum errs.

    `policy` are the weights by which a search orders moves, if not by those that it judges with.
    `game`, `command` and `seed` say what they are of and how they were made.
    """

    spread: Annotated[float, msgspec.Meta(gt=0)]
    weights: dict[str, float]
    policy: dict[str, float] = {}
    game: str = ""
    command: str = ""
    seed: int = 0


def parse_weights(text: str, where: str) -> Weights:
    """Read the text of a file; whether it suits a game is another question."""
    if len(text.encode()) > MOST_BYTES:
        raise WeightsError(f"{where}: weights take {MOST_BYTES:,} bytes at most")
    try:
        found = msgspec.toml.decode(text, type=Weights)
    except (ValueError, msgspec.MsgspecError) as error:
        raise WeightsError(f"{where}: holds no weights: {error}") from None
    numbers = [found.spread, *found.weights.values(), *found.policy.values()]
    if not all(map(isfinite, numbers)):
        raise WeightsError(f"{where}: every weight must be a number, and none endless")
    return found


def read_weights(path: Path, game: str, names: Sequence[str]) -> Weights:
    """Read a file for a game's coach with these features; refuse one that was made for another."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # ValueError: no text, or a name with NUL
        why = getattr(error, "strerror", None) or error
        raise WeightsError(f"{path}: cannot be read: {why}") from None
    found = parse_weights(text, str(path))
    check_weights(found, game, names, str(path))
    return found


def check_weights(found: Weights, game: str, names: Sequence[str], where: str) -> None:
    """Refuse weights of another game, or of a coach that counted something else."""
    if found.game != game:
        told = f"of {found.game}" if found.game else "of a game that they do not name"
        raise WeightsError(f"{where}: weights {told}, not of {game}")
    for part, given in (("weights", found.weights), ("policy", found.policy)):
        if part == "policy" and not given:
            continue
        missing = [name for name in names if name not in given]
        strange = [name for name in given if name not in names]
        if missing or strange:
            wrong = [f"{name} is missing" for name in missing]
            wrong += [f"{name} is not counted" for name in strange]
            raise WeightsError(
                f"{where}: [{part}] is not for today's coach of {game}, which counts "
                f"{len(names)} features: {'; '.join(wrong[:5])}{' …' if len(wrong) > 5 else ''}"
            )


def write_weights(found: Weights) -> str:
    """Return weights as the text of a file; the same weights give the same text."""
    lines = [
        f"game = {msgspec.json.encode(found.game).decode()}",
        f"command = {msgspec.json.encode(found.command).decode()}",
        f"seed = {found.seed}",
        f"spread = {found.spread:.3f}",
    ]
    for part, given in (("weights", found.weights), ("policy", found.policy)):
        if given:
            lines += ["", f"[{part}]", *(f"{name} = {worth:.4f}" for name, worth in given.items())]
    return "\n".join([*lines, ""])
