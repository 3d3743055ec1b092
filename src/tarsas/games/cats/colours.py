"""The colours of House of Cats: each in the light and the dark theme."""

COLOURS = {
    "sheet": ("#fffdf6", "#2b2a28"),
    "rule": ("#cfe0ea", "#37444c"),
    "pencil": ("#3b3f4a", "#e8e6df"),
    "room": ("#fbe9b8", "#54471f"),
    "ink": ("#1f2f5c", "#f3e7c4"),
    "die": ("#fffefa", "#4a453d"),
    "side": ("#d9ccb4", "#2a2621"),
    "gleam": ("#ffffff", "#6d665a"),
    "cheese": ("#f4c542", "#c9982a"),
    # Those of the cover.
    "attic": ("#efe4d0", "#3a3630"),
    "tile": ("#b8553f", "#a04a37"),
    "brick": ("#c98a6b", "#7a4a38"),
    "glass": ("#bcd9e6", "#e9c868"),
    "ginger": ("#df8a3c", "#d98a45"),
    "mouse": ("#9a9189", "#8f8a84"),
    "nose": ("#e79a96", "#c97f7c"),
    "night": ("#23252c", "#1c1b1a"),
    "rind": ("#fbdc82", "#e3b95a"),
    "hole": ("#d9a520", "#a67a1c"),
}
