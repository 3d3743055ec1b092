"""The colours of both themes, as CSS variables that pages and pictures share.

Here are those that all games have in common; a game's own are in its `colours.py`.
"""

import re

from tarsas.core.game import Game
from tarsas.core.registry import find_game, game_ids

# Quoted, because a name with a digit is no name in CSS otherwise.
# A picture in a page cannot load our typeface; the others are about as narrow.
FONT = (
    "'Source Sans 3', 'Source Sans Pro', 'Noto Sans', 'Liberation Sans', Arial, "
    "'DejaVu Sans Condensed', sans-serif"
)

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
}

THEMES = {"light": LIGHT, "dark": DARK}


def palette(theme: str, *games: Game) -> dict[str, str]:
    """Return a theme's colours with those of games, which are called `<game>-<name>`."""
    place = list(THEMES).index(theme)
    own = {f"{g.id}-{name}": both[place] for g in games for name, both in g.colours.items()}
    return THEMES[theme] | own


def resolve(svg: str, theme: str, game: Game | None = None) -> str:
    """Put a theme's values in place of the variables, for viewers without our style sheet."""
    colours = palette(theme, *([game] if game else []))

    def value(found: re.Match[str]) -> str:
        if found[1] in colours:
            return colours[found[1]]
        who = f"neither the theme nor {game.id} has the" if game else "the theme has no"
        raise LookupError(f"{who} colour {found[1]!r}, which a picture asks for")

    return re.sub(r"var\(--([\w-]+)\)", value, svg)


def style_sheet() -> str:
    """Return both themes as CSS, the dark one where the reader's system asks for it.

    `.night` is dark in both: light on a part of a board that is.
    """
    games = [find_game(name) for name in game_ids()]
    light, dark = (
        "".join(f"--{name}:{value};" for name, value in palette(theme, *games).items())
        for theme in THEMES
    )
    return (
        f":root{{{light}}}"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}"
        f":root[data-theme=dark],.night{{{dark}}}"
    )
