"""The colours of both themes, as CSS variables that pages and pictures share."""

import re

# Quoted, because a name with a digit is no name in CSS otherwise.
FONT = "'Source Sans 3', 'Source Sans Pro', 'Noto Sans', 'DejaVu Sans', sans-serif"

LIGHT = {
    "font": FONT,
    "paper": "#f6f0e2",
    "card": "#fdf9f0",
    "shade": "#e9dfca",
    "ink": "#33291f",
    "faint": "#8b7d6b",
    "line": "#cdbfa6",
    "glow": "#d08700",
    "red": "#b8322a",
    "blue": "#2457a6",
    "green": "#3d7a37",
    "yellow": "#b98a00",
    "violet": "#7a429a",
    "orange": "#c8610f",
    "red-soft": "#f1c9c0",
    "blue-soft": "#c6d7ef",
    "green-soft": "#cfe2c4",
    "yellow-soft": "#f3e2a6",
    "violet-soft": "#e0cdea",
    "orange-soft": "#f6d3b1",
    "pink-soft": "#f0cbd6",
    "grey-soft": "#d6d3cc",
    "pink": "#b4476f",
    "grey": "#77726a",
    "cats-sheet": "#fffdf6",
    "cats-rule": "#cfe0ea",
    "cats-pencil": "#3b3f4a",
    "cats-room": "#fbe9b8",
    "cats-cheese": "#f4c542",
    "hunters-meadow": "#ecd9a6",
    "hunters-grass": "#c9ad6c",
    "hunters-forest": "#a7ab6c",
    "hunters-tree": "#5b6433",
    "hunters-water": "#7fb0c0",
    "hunters-bank": "#f7efdb",
    "hunters-stone": "#8d8378",
    "hunters-hide": "#8c4a24",
    "hunters-dark": "#4a3226",
    "hunters-gold": "#f2c230",
    "hunters-fire": "#d9541e",
    "hunters-cover": "#4f8a5b",
    "marabunta-wood": "#d8a968",
    "marabunta-earth": "#c79a6b",
    "ankhor-sand": "#efdfb8",
    "ankhor-papyrus": "#faf2da",
    "ankhor-reed": "#c9a968",
    "ankhor-blue": "#7fb0d3",
    "ankhor-blue-line": "#12304a",
    "ankhor-white": "#fffaf0",
    "ankhor-white-line": "#5a4c3b",
    "ankhor-black": "#4d4742",
    "ankhor-black-line": "#f3e9d6",
    "ankhor-green": "#97bf78",
    "ankhor-green-line": "#1f3a17",
    "ankhor-red": "#d77a63",
    "ankhor-red-line": "#45120a",
    "ankhor-gold": "#eec14f",
    "ankhor-gold-line": "#4d3600",
    "ankhor-shadow": "#33291f",
}

DARK = {
    "font": FONT,
    "paper": "#221d18",
    "card": "#2c261f",
    "shade": "#3a3229",
    "ink": "#efe6d6",
    "faint": "#a3957f",
    "line": "#584c3e",
    "glow": "#f2b544",
    "red": "#f0796d",
    "blue": "#84b2f2",
    "green": "#8cc97f",
    "yellow": "#e5c04b",
    "violet": "#c493e0",
    "orange": "#f09a52",
    "red-soft": "#5a2b27",
    "blue-soft": "#28405f",
    "green-soft": "#31492b",
    "yellow-soft": "#54471f",
    "violet-soft": "#4a335a",
    "orange-soft": "#5c3c20",
    "pink-soft": "#562f3d",
    "grey-soft": "#45413b",
    "pink": "#e59ab5",
    "grey": "#b5afa4",
    "cats-sheet": "#2b2a28",
    "cats-rule": "#37444c",
    "cats-pencil": "#e8e6df",
    "cats-room": "#54471f",
    "cats-cheese": "#c9982a",
    "hunters-meadow": "#5a4a2c",
    "hunters-grass": "#7d6a41",
    "hunters-forest": "#3d4527",
    "hunters-tree": "#8d9a5c",
    "hunters-water": "#2f6478",
    "hunters-bank": "#a9b79d",
    "hunters-stone": "#9b9186",
    "hunters-hide": "#e0a070",
    "hunters-dark": "#f0d9c0",
    "hunters-gold": "#f2c94c",
    "hunters-fire": "#ff8a4a",
    "hunters-cover": "#7cc08a",
    "marabunta-wood": "#8a6234",
    "marabunta-earth": "#7a5a3a",
    "ankhor-sand": "#3a3022",
    "ankhor-papyrus": "#2d261c",
    "ankhor-reed": "#8a7143",
    "ankhor-blue": "#5d93ba",
    "ankhor-blue-line": "#0a1f31",
    "ankhor-white": "#ded4c0",
    "ankhor-white-line": "#3d3327",
    "ankhor-black": "#191614",
    "ankhor-black-line": "#cdbfa8",
    "ankhor-green": "#7aa65c",
    "ankhor-green-line": "#12260c",
    "ankhor-red": "#bd6450",
    "ankhor-red-line": "#330b05",
    "ankhor-gold": "#d2a53a",
    "ankhor-gold-line": "#332400",
    "ankhor-shadow": "#000000",
}

THEMES = {"light": LIGHT, "dark": DARK}


def resolve(svg: str, theme: str) -> str:
    """Put a theme's values in place of the variables, for viewers without our style sheet."""
    colours = THEMES[theme]
    return re.sub(r"var\(--([\w-]+)\)", lambda found: colours[found[1]], svg)


def style_sheet() -> str:
    """Return both themes as CSS, the dark one where the reader's system asks for it."""
    light, dark = (
        "".join(f"--{name}:{value};" for name, value in theme.items()) for theme in (LIGHT, DARK)
    )
    return (
        f":root{{{light}}}"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}"
        f":root[data-theme=dark]{{{dark}}}"
    )
