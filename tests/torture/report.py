"""What the trials showed, as a table that people read."""

from math import isnan

from tests.torture.stage import Result

HEAD = [
    "| trial | acknowledged | lost | doubled | tables | damaged | faults "
    "| ack before | during | kitten before | during |",
    "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
]
MOST_TIMES = 5.0  # as long as before may the normal player wait


def lines_of(result: Result) -> list[str]:
    """Return a result as a row of the table."""
    if result.skipped:
        return [f"| {result.name} | left out: {result.skipped} |" + " |" * 9]
    counts = [result.acknowledged, result.lost, result.doubled, result.tables]
    counts += [result.damage.total(), result.faults.total()]
    before, during = result.before, result.during
    waits = [shown(w.ack) if w else "" for w in (before, during)]
    waits += [shown(w.answer) if w else "" for w in (before, during)]
    cells = [result.name, *(f"{count:,}" for count in counts), *waits]
    return [f"| {' | '.join(cells)} |"]


def shown(quantiles: tuple[float, float]) -> str:
    """Return p50 and p99 in milliseconds."""
    return " / ".join("–" if isnan(q) else f"{q:,.0f}" for q in quantiles) + " ms"


def total(results: list[Result]) -> Result:
    """Return all results as one."""
    summed = Result("in all")
    for result in results:
        for name in ("acknowledged", "lost", "doubled", "tables"):
            setattr(summed, name, getattr(summed, name) + getattr(result, name))
        summed.damage += result.damage
        summed.faults += result.faults
    return summed


def details(result: Result) -> list[str]:
    """Return what a row has no room for: what was damaged, what failed, what was noted."""
    lines = [f"damaged {count:,}: {why}" for why, count in result.damage.most_common(8)]
    lines += [f"fault {count:,}: {what}" for what, count in result.faults.most_common(12)]
    lines += slower(result)
    lines += result.notes
    return [f"- {result.name}: {' '.join(line.split())}" for line in lines]


def slower(result: Result) -> list[str]:
    """Say where the normal player waited too long; that is told, not judged.

    Where the server or the database is what is harmed, nobody can be answered meanwhile.
    """
    why = " (it waits out the harm itself)" if result.itself else ""
    return [
        f"the normal player waited for {what} in vain{why}"
        if isnan(times)
        else f"the normal player's p99 for {what} was {times:.1f} times that before{why}"
        for what, times in longer(result)
        if not times <= MOST_TIMES
    ]


def longer(result: Result) -> list[tuple[str, float]]:
    """Return how many times as long as before the normal player waited, by p99."""
    before, during = result.before, result.during
    if before is None or during is None:
        return []
    waits = (("its acks", before.ack, during.ack), ("the kitten", before.answer, during.answer))
    return [(what, two[1] / one[1]) for what, one, two in waits if not isnan(one[1])]


def aim(results: list[Result]) -> list[str]:
    """Say by which trials the normal player waits at most five times as long, and by which not."""
    measured = [result for result in results if result.before and result.during]
    strangers = [result for result in measured if not result.itself]
    kept = [r for r in strangers if all(times <= MOST_TIMES for _, times in longer(r))]
    missed = [result for result in strangers if result not in kept]
    harmed = [result for result in measured if result.itself]
    lines = []
    for said, found in (
        (f"p99 at most {MOST_TIMES:g} times that before", kept),
        ("longer", missed),
        ("not to be compared, the server or the database was gone meanwhile", harmed),
    ):
        if found:
            lines.append(f"- {said}: {', '.join(result.name for result in found)}")
    return lines
