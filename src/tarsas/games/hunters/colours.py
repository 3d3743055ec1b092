"""The colours of Hunters and Gatherers: each in the light and the dark theme."""

COLOURS = {
    "meadow": ("#ecd9a6", "#5a4a2c"),
    "grass": ("#c9ad6c", "#7d6a41"),
    "forest": ("#a7ab6c", "#3d4527"),
    "tree": ("#5b6433", "#8d9a5c"),
    "water": ("#7fb0c0", "#2f6478"),
    "bank": ("#f7efdb", "#a9b79d"),
    "stone": ("#8d8378", "#9b9186"),
    "hide": ("#8c4a24", "#e0a070"),
    "dark": ("#4a3226", "#f0d9c0"),
    "gold": ("#f2c230", "#f2c94c"),
    "fire": ("#d9541e", "#ff8a4a"),
    "cover": ("#4f8a5b", "#7cc08a"),
}
