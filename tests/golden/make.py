"""Writes golden records: for each game, player count and option set one, and each way of ending.

Existing files are kept: they are the witnesses. Run it when a game, variant or ending is new.
"""

from pathlib import Path

from tarsas.core.notation import write_record
from tests.contract.cases import CASES, Case, finished

FOLDER = Path(__file__).parent
MOST_SEEDS = 20_000


def wanted(case: Case, known: set[str]) -> list[str]:
    """Return the endings to look for: any for the case itself, and those not seen yet."""
    return [ending for ending in case.game.endings if ending not in known]


def write(case: Case, seed: int) -> str:
    """Play the game of a seed and write it down; return how it ended."""
    record = finished(case, seed, [])
    ending = record.replay().ending()
    folder = FOLDER / case.game.id
    folder.mkdir(exist_ok=True)
    name = f"{case.players}p-variant{case.variant}-{ending}.tarsas"
    (folder / name).write_text(write_record(record), encoding="utf-8")
    print(f"{case.game.id}/{name}")
    return ending


def main() -> None:
    known: dict[str, set[str]] = {}
    for case in CASES:
        seen = known.setdefault(case.game.id, set())
        folder = FOLDER / case.game.id
        seen |= {path.stem.rsplit("-", 1)[1] for path in folder.glob("*.tarsas")}
        if not list(folder.glob(f"{case.players}p-variant{case.variant}-*.tarsas")):
            seen.add(write(case, 1))
    for case in CASES:
        seen = known[case.game.id]
        for seed in range(MOST_SEEDS):
            if not wanted(case, seen):
                break
            if finished(case, seed, []).replay().ending() not in seen:
                seen.add(write(case, seed))


if __name__ == "__main__":
    main()
