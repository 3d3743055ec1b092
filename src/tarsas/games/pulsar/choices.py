"""The presets of Pulsar 2849 as pictures: the chart, the first boards, a book, a sheet."""

from tarsas.draw.svg import Attributes, el, label

INK: Attributes = {
    "fill": "var(--card)",
    "stroke": "var(--ink)",
    "stroke_width": 3,
    "stroke_linejoin": "round",
}
PIECES = {
    "": (("pu-pulsar", 42, 34), ("pu-gate-green", 78, 66), ("pu-gate-pink", 118, 62)),
    "first_game": (("pu-gate-orange", 34, 30), ("pu-pulsar", 40, 70)),
}
ROUTES = {"": "M42 34L78 66L118 62L128 32", "first_game": "M34 30L40 70"}
SHIPS = {"": (128, 32)}
PAGES = {
    "rulebook_literal": "M80 26C64 14 40 14 26 20V82C40 76 64 76 80 88C96 76 120 76 134 82V20"
    "C120 14 96 14 80 26V88",
    "digest": "M46 10H98L114 26V90H46ZM98 10V26H114",
}
LINES = {
    "rulebook_literal": "M36 34q18-4 34 4M36 48q18-4 34 4M36 62q18-4 34 4"
    "M90 38q16-8 34-4M90 52q16-8 34-4M90 66q16-8 34-4",
    "digest": "M58 40h44M58 54h44M58 68h28",
}


def picture(option: str, value: str) -> str:
    """Return a preset's picture; the options themselves are told in words."""
    if option != "preset":
        return ""
    if value in PAGES:
        written = el("path", d=LINES[value], fill="none", stroke="var(--faint)", stroke_width=4)
        return el("path", d=PAGES[value], **INK) + written
    sky = el("rect", x=4, y=8, width=152, height=84, rx=12, fill="var(--pulsar-sky)")
    way = el("path", d=ROUTES[value], fill="none", stroke="var(--pulsar-route)", stroke_width=2)
    pieces = "".join(el("use", href=f"#{name}", x=x, y=y) for name, x, y in PIECES[value])
    if value in SHIPS:
        x, y = SHIPS[value]
        return sky + way + pieces + el("use", href="#pu-rocket-red", x=x, y=y)
    board = el("rect", x=80, y=20, width=60, height=60, rx=8, **INK)
    return sky + way + pieces + board + label(110, 50, "A", 40, font_weight="bold")
