"""Draws every tile of Hunters and Gatherers, both editions, on docs/hunters-tiles.svg."""

from pathlib import Path

from tarsas.core.registry import find_game
from tarsas.draw.svg import el, group, label, picture
from tarsas.draw.theme import resolve
from tarsas.games.hunters.view import sheet
from tarsas.games.hunters.view_tiles import bare_tile

COLUMNS = 16
WIDE, TALL, MARGIN = 78, 92, 24
SCALE = 0.66
TITLES = {"start": "start tile", "land": "land tiles", "bonus": "bonus tiles"}


def main() -> None:
    """Write the sheet."""
    tree = find_game("hunters").components
    parts: list[str] = []
    y = MARGIN
    for edition in ("2002", "2020"):
        for table, heading in TITLES.items():
            name = heading.replace("bonus", "menhir") if edition == "2020" else heading
            place = {"text_anchor": "start", "font_weight": "bold"}
            parts.append(label(MARGIN, y + 12, f"{edition}: {name}", 18, **place))
            y += 30
            tiles = tree[f"edition_{edition}"][table]
            for number, (tile, entry) in enumerate(tiles.items()):
                row, column = divmod(number, COLUMNS)
                x, top = MARGIN + WIDE * column + WIDE // 2, y + TALL * row + 36
                where = f"translate({x} {top}) scale({SCALE})"
                drawn_tile = bare_tile(entry["value"], 0, int(edition), table == "start")
                parts.append(group(drawn_tile, transform=where))
                parts.append(label(x, top + 43, f"{tile}{mark(entry['source'])}", 13))
            y += TALL * ((len(tiles) - 1) // COLUMNS + 1) + 14
    note = "° inferred from the other edition   * reconstructed: the printed face is not known"
    parts.append(label(MARGIN, y + 6, note, 15, text_anchor="start", fill="var(--faint)"))
    width = 2 * MARGIN + WIDE * COLUMNS
    ground = el("rect", width="100%", height="100%", fill="var(--paper)")
    drawn = picture(width, y + 2 * MARGIN, el("defs", sheet()), ground, *parts)
    path = Path(__file__).parent / "hunters-tiles.svg"
    path.write_text(resolve(drawn, "light", find_game("hunters")), encoding="utf-8")


def mark(source: str) -> str:
    """Return the sign of a face that was not seen."""
    return {"inferred": "°", "reconstructed": "*"}.get(source, "")


if __name__ == "__main__":
    main()
