"""The cover of Ankh'or: pyramids over the Nile, and a market's tiles and goods on its bank."""

from tarsas.draw.svg import Attribute, el, group

ANKH = "M2-16C14-16 12-8 4-6H14V0H4L2 8H-4L-2 0H-12V-6H-2C-10-8-8-16 2-16Z"
GOODS = ("blue", "white", "black", "green", "red", "gold")


def cover() -> str:
    """Return the drawing."""
    return "".join([desert(), river(), market()])


def path(d: str, fill: str, **attributes: Attribute) -> str:
    """Return a shape in one of the game's colours."""
    return el("path", d=d, fill=f"var(--ankhor-{fill})", **attributes)


def desert() -> str:
    """The sky at evening, the sun between three pyramids."""
    return (
        el("rect", width=640, height=400, fill="var(--ankhor-dusk)")
        + el("circle", cx=392, cy=136, r=62, fill="var(--ankhor-sun)")
        + path("M0 214C120 190 210 200 320 206S540 188 640 206V300H0Z", "dune")
        + pyramid(520, 214, 96, 110)
        + pyramid(210, 226, 186, 196)
        + pyramid(36, 222, 84, 92)
        + path("M0 220C160 234 420 214 640 226V300H0Z", "sand")
    )


def pyramid(x: float, ground: float, half: float, height: float) -> str:
    """A pyramid lit from the right; its edge stands a little beside the middle."""
    top = ground - height
    edge = x + half * 0.28
    return path(f"M{x - half} {ground}L{x} {top}L{edge} {ground + 6}Z", "shade") + path(
        f"M{x} {top}L{x + half} {ground}L{edge} {ground + 6}Z", "stone"
    )


def river() -> str:
    """The Nile with the sun on it, a sail, and reeds."""
    sail = group(
        path("M-34 0H36C30 14-22 16-34 0Z", "hull"),
        path("M0-4V-74C26-54 38-30 40-6Z", "white"),
        path("M-4-6V-60C-18-42-24-24-26-8Z", "reed"),
        transform="translate(548 268)",
    )
    reeds = "".join(
        el(
            "path",
            d=f"M{x} {y}C{x - 2} {y - 40} {x + lean} {y - 70} {x + lean * 2} {y - 96}",
            fill="none",
            stroke="var(--ankhor-stalk)",
            stroke_width=4,
            stroke_linecap="round",
        )
        + path(f"M{x + lean * 2} {y - 92}m-16-10q16-22 32 0q-16 16-32 0Z", "plume")
        for x, y, lean in (
            (26, 330, -4),
            (50, 336, 6),
            (78, 332, 14),
            (612, 330, -8),
            (590, 338, 2),
        )
    )
    return (
        path("M0 248C170 236 400 252 640 238V330H0Z", "water")
        + el(
            "path",
            d="M340 262H440M318 276H410M356 290H452M120 270H190M150 286H236",
            stroke="var(--ankhor-sun)",
            stroke_width=4,
            stroke_linecap="round",
            opacity=0.55,
        )
        + sail
        + path("M0 326C140 296 300 306 420 310S590 318 640 306V400H0Z", "bank")
        + reeds
    )


def market() -> str:
    """Tiles laid side by side with two on top, and the goods that pay for them."""
    lower = [tile(x, 350, fill, 0) for x, fill in ((178, "blue"), (258, "gold"), (338, "green"))]
    upper = [tile(218, 318, "red", 1), tile(298, 318, "white", 1)]
    discs = [disc(x, y, good) for (x, y), good in zip(PLACES, GOODS, strict=True)]
    return "".join([*lower, *upper, *discs])


PLACES = ((430, 366), (466, 350), (502, 372), (470, 384), (536, 356), (444, 340))


def tile(x: float, y: float, fill: str, level: int) -> str:
    """A square tile seen from the side a little above; those of the second level cast a shadow."""
    shadow = path("M-44 2L-30 30H50L40 2Z", "shadow", opacity=0.28) if level else ""
    return group(
        shadow,
        path("M-30-22H46L38 12H-42Z", fill),
        path("M-42 12H38V24H-42Z", f"{fill}-line", opacity=0.75),
        path(ANKH, f"{fill}-line") if level else "",
        transform=f"translate({x} {y})",
    )


def disc(x: float, y: float, good: str) -> str:
    """A disc of goods, thick enough to be taken."""
    return group(
        path("M-20 0A20 9 0 0 0 20 0V8A20 9 0 0 1-20 8Z", f"{good}-line", opacity=0.8),
        el("ellipse", rx=20, ry=9, fill=f"var(--ankhor-{good})"),
        el(
            "ellipse",
            rx=11,
            ry=5,
            fill="none",
            stroke=f"var(--ankhor-{good}-line)",
            stroke_width=2,
            opacity=0.7,
        ),
        transform=f"translate({x} {y})",
    )
