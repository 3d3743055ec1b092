"""Writes golden records: for each game, player count and option set one, and each way of ending.

Existing files are kept: they are the witnesses. Run it when a game, variant or ending is new. What
reviews say is written down for each version of their engine, and for games that are new in it.
"""

import json
from pathlib import Path

from tarsas.core.notation import write_record
from tarsas.study.review import VERSION
from tests.contract.cases import CASES, Case, at_home, finished
from tests.contract.test_reviews import GOLDEN, TABLES, verdicts

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


def write_reviews() -> None:
    """Write what reviews say; of a version that was written down before, only of new games."""
    known = json.loads(GOLDEN.read_text(encoding="utf-8")) if GOLDEN.exists() else {}
    before = known.get("verdicts", {}) if known.get("version") == VERSION else {}
    cases = [case for case in TABLES if at_home(case.game)]
    said = {case.name: before.get(case.name) or verdicts(case) for case in cases}
    told = json.dumps({"version": VERSION, "verdicts": said}, indent=1)
    GOLDEN.write_text(f"{told}\n", encoding="utf-8")


def main() -> None:
    write_reviews()
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
