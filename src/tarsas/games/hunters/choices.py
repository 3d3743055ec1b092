"""The editions of Hunters and Gatherers by the signs that only they have."""

from tarsas.draw.svg import el

SIGNS = {
    "2002": (("gold", 48, 50, 2.2), ("dolmen", 112, 50, 1.5)),
    "2020": (("menhir", 40, 50, 2.2), ("shaman", 86, 50, 1.3), ("log_boat", 130, 50, 1.3)),
}


def picture(option: str, value: str) -> str:
    """Return an edition's signs on the colour of its land."""
    if option != "edition":
        return ""
    ground = el("rect", x=4, y=8, width=152, height=84, rx=12, fill="var(--hunters-meadow)")
    return ground + "".join(
        el("use", href=f"#{name}", transform=f"translate({x} {y}) scale({scale})")
        for name, x, y, scale in SIGNS[value]
    )
