"""The cover of Hunters and Gatherers: a mammoth on the steppe, a hut by the river, and a fire."""

from tarsas.draw.svg import Attribute, Attributes, el, group

LINE: Attributes = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}


def cover() -> str:
    """Return the drawing."""
    return "".join([land(), mammoth(), camp(), grass()])


def path(d: str, fill: str, **attributes: Attribute) -> str:
    """Return a shape in one of the game's colours."""
    return el("path", d=d, fill=f"var(--hunters-{fill})", **attributes)


def land() -> str:
    """Morning over mountains, a river through the steppe."""
    return (
        el("rect", width=640, height=400, fill="var(--hunters-dawn)")
        + el("circle", cx=206, cy=138, r=74, fill="var(--hunters-sun)")
        + path("M0 190L90 120L150 168L240 96L340 176L420 130L520 186L640 118V300H0Z", "peak")
        + path(
            "M240 96L276 125L252 132L238 122L216 132L206 123ZM90 120L116 141L92 140L72 134Z", "tusk"
        )
        + path("M0 214C110 184 200 200 300 206S520 176 640 204V400H0Z", "ridge")
        + path("M0 240C150 214 330 236 640 226V400H0Z", "steppe")
        + path(
            "M300 232C352 246 190 262 214 284C238 304 520 296 470 400H250C330 330 60 312 120 274"
            "C150 252 300 250 300 232Z",
            "water",
        )
    )


def mammoth() -> str:
    """The mammoth, larger than all else: back, mane, trunk and tusks."""
    return group(
        el("ellipse", cx=2, cy=100, rx=150, ry=14, fill="var(--hunters-shadow)", opacity=0.3),
        path("M46 20L40 98H78L84 20ZM-76 20L-72 98H-36L-32 20Z", "mane"),
        path(
            "M-120 8C-132-22-126-50-132-62C-132-96-112-124-84-128"
            "C-64-130-52-118-44-108C-20-130 30-126 72-96"
            "C112-72 128-34 122 20L118 98H82L78 54"
            "C50 64 10 64-16 54L-22 98H-58L-66 34C-84 36-98 30-104 22"
            "C-110 44-112 62-100 74C-92 80-84 74-86 66L-76 68"
            "C-76 88-100 94-114 80C-130 62-122 32-120 8Z",
            "fur",
        ),
        path("M-46-104C-30-60-40-20-62 6C-74-10-70-30-58-44C-72-62-66-92-46-104Z", "mane"),
        path("M112-56C132-44 138-16 130 14L122 10C126-14 122-34 108-46Z", "mane"),
        el(
            "path",
            d="M-98 6C-112 50-150 62-172 30",
            stroke="var(--hunters-tusk)",
            stroke_width=13,
            **LINE,
        ),
        el(
            "path",
            d="M-78 12C-86 60-124 82-152 62",
            stroke="var(--hunters-tusk)",
            stroke_width=13,
            **LINE,
        ),
        el("circle", cx=-96, cy=-58, r=5, fill="var(--hunters-tusk)"),
        el("circle", cx=-97, cy=-58, r=2.6, fill="var(--hunters-shadow)"),
        el(
            "path",
            d="M6-92L0-66M34-84L30-56M62-70L60-42M-8-46L-14-20M24-38L20-10M54-28L52 0M86-44L86-16",
            stroke="var(--hunters-mane)",
            stroke_width=5,
            **LINE,
        ),
        transform="translate(484 206)",
    )


def camp() -> str:
    """A hut of hides, a fire, and somebody with a spear."""
    return (
        el("ellipse", cx=104, cy=348, rx=110, ry=12, fill="var(--hunters-shadow)", opacity=0.3)
        + el(
            "path",
            d="M96 218L112 246M126 216L106 246",
            stroke="var(--hunters-mane)",
            stroke_width=6,
            **LINE,
        )
        + path("M108 232C80 262 46 312 34 350H182C170 312 138 262 108 232Z", "skin")
        + path("M108 232C112 262 112 312 108 350H182C170 312 138 262 108 232Z", "fur")
        + path("M108 286C94 306 88 330 86 350H130C128 330 122 306 108 286Z", "shadow")
        + fire()
        + person()
    )


def fire() -> str:
    """The fire, its light around it."""
    return group(
        el("circle", cy=-14, r=54, fill="var(--hunters-fire)", opacity=0.22),
        path("M0-68C26-40 34-6 0 0C-34-6-24-34-12-42C-12-30-4-28-2-34C4-44-4-54 0-68Z", "fire"),
        path("M2-34C16-18 16-2 2 0C-12-2-10-16-4-22C-3-16 4-20 2-34Z", "gold"),
        el(
            "path", d="M-28 6L30-6M30 6L-28-6", stroke="var(--hunters-mane)", stroke_width=8, **LINE
        ),
        transform="translate(224 356)",
    )


def person() -> str:
    """A member of the tribe, standing."""
    return group(
        el("path", d="M20-96V14", stroke="var(--hunters-mane)", stroke_width=4, **LINE),
        path("M20-116L27-94H13Z", "stone"),
        path("M-14-52C-10-62 10-62 14-52L18-6H10L8 16H-2L-3-4L-6 16H-16L-12-6H-20Z", "shadow"),
        el("path", d="M10-48L22-34", stroke="var(--hunters-shadow)", stroke_width=8, **LINE),
        el("circle", cx=0, cy=-70, r=12, fill="var(--hunters-shadow)"),
        transform="translate(282 350)",
    )


def grass() -> str:
    """High grass close to us."""
    blades = "".join(
        f"M{x} 404Q{x + lean} {404 - high * 0.6} {x + lean * 2} {404 - high}"
        for x, lean, high in zip(
            range(6, 640, 23),
            (3, -4, 6, -2, 8, -6, 2) * 4,
            (38, 56, 30, 62, 44, 34, 50) * 4,
            strict=True,
        )
    )
    return path("M0 380C130 362 260 376 380 384S560 366 640 376V400H0Z", "near") + el(
        "path", d=blades, stroke="var(--hunters-near)", stroke_width=5, **LINE
    )
