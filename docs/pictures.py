"""Draws the pictures of README and docs from records, in both themes."""

from pathlib import Path

from tarsas.core.notation import parse_record
from tarsas.draw.picture import standalone

ROOT = Path(__file__).parents[1]
POSITIONS = (
    ("ankhor", "3p-variant0-tiles", 1080),
    ("cats", "2p-variant0-first_full", 215),
    ("hunters", "3p-variant0-placed", 225),
    ("marabunta", "2p-variant0-cakes", 190),
    ("pulsar", "3p-variant0-rounds", 350),
)


def main() -> None:
    """Write one SVG per position and theme."""
    for game, name, move in POSITIONS:
        path = ROOT / "tests" / "golden" / game / f"{name}.tarsas"
        record = parse_record(path.read_text(encoding="utf-8"))
        for theme in ("light", "dark"):
            drawn = standalone(record.game, record.replay(move), "en", theme)
            (ROOT / "docs" / f"{game}-{theme}.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
