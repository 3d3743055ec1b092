"""`python -m bench [rates] [environments] [drawing] [table]` measures, for bench/README.md.

Without a name it measures all of them: how fast games run beside those of other libraries and
as environments of learners, how long drawing takes, and how the table holds under load.
"""

import sys

from bench import drawing, environments, rates, table
from bench.page import write_part

PARTS = {
    "rates": rates.measure,
    "environments": environments.measure,
    "drawing": drawing.measure,
    "table": table.measure,
}


def main(names: list[str]) -> None:
    """Measure the parts that are named."""
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        sys.exit(f"unknown part {', '.join(unknown)}; parts: {', '.join(PARTS)}")
    for name in names or PARTS:
        lines = PARTS[name]()
        print("\n".join(lines), flush=True)
        write_part(name, lines)


if __name__ == "__main__":
    main(sys.argv[1:])
