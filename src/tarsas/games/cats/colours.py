"""The colours of House of Cats: each in the light and the dark theme."""

COLOURS = {
    "sheet": ("#fffdf6", "#2b2a28"),
    "rule": ("#cfe0ea", "#37444c"),
    "pencil": ("#3b3f4a", "#e8e6df"),
    "room": ("#fbe9b8", "#54471f"),
    "cheese": ("#f4c542", "#c9982a"),
}
