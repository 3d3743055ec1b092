"""`python -m bench [part …]`: measures for bench/README.md.

Without a name it measures all parts: how fast games run beside those of other libraries (`rates`)
and as `environments` of learners, how fast bots `search`, how long `drawing` takes, the `weight` of
pages and positions, how the `table` holds under load, what `reviews` cost those who play, and how
several `servers` do on one database.
`--scale 0.05` makes that last part smaller; such figures are printed only, and do not go into the
page.
"""

import argparse
from collections.abc import Callable
from functools import partial

from bench import drawing, environments, rates, reviews, search, servers, table, weight
from bench.page import write_part

PARTS: dict[str, Callable[[], list[str]]] = {
    "rates": rates.measure,
    "environments": environments.measure,
    "search": search.measure,
    "drawing": drawing.measure,
    "weight": weight.measure,
    "table": table.measure,
    "reviews": reviews.measure,
    "servers": servers.measure,
}


def main() -> None:
    """Measure the parts that are named."""
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS))
    parser.add_argument("--scale", type=float, default=1.0, help="how much of `servers`")
    options = parser.parse_args()
    unknown = [name for name in options.parts if name not in PARTS]
    if unknown:
        parser.error(f"unknown part {', '.join(unknown)}; parts: {', '.join(PARTS)}")
    parts = PARTS | {"servers": partial(servers.measure, options.scale)}
    for name in options.parts or parts:
        lines = parts[name]()
        print("\n".join(lines), flush=True)
        if options.scale == 1.0:
            write_part(name, lines)


if __name__ == "__main__":
    main()
