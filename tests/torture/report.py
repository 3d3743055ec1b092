"""What the trials showed, as a table that people read."""

from math import isnan

from tests.torture.stage import Result, Waits

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
    lines += slower(result.before, result.during)
    lines += result.notes
    return [f"- {result.name}: {' '.join(line.split())}" for line in lines]


def slower(before: Waits | None, during: Waits | None) -> list[str]:
    """Say where the normal player waited too long; that is told, not judged."""
    if before is None or during is None:
        return []
    found = []
    for what, one, two in (
        ("its acks", before.ack, during.ack),
        ("the kitten", before.answer, during.answer),
    ):
        if isnan(two[1]):
            found.append(f"the normal player waited for {what} in vain")
        elif two[1] > MOST_TIMES * one[1]:
            times = two[1] / one[1]
            found.append(f"the normal player's p99 for {what} was {times:.1f} times that before")
    return found
