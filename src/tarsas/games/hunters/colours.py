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
    # Those of the game's cover; "cover" above is the land's.
    "dawn": ("#f6dfb4", "#2b2533"),
    "sun": ("#f0a556", "#e8b06a"),
    "peak": ("#c4b59a", "#463d4a"),
    "ridge": ("#b58d5c", "#3c3336"),
    "steppe": ("#dcb768", "#5a4a2c"),
    "near": ("#8f7436", "#2c2519"),
    "fur": ("#6a3c22", "#6b4029"),
    "mane": ("#4c2816", "#42261a"),
    "tusk": ("#fbf1dc", "#efe0c2"),
    "skin": ("#b9824c", "#8c5f38"),
    "shadow": ("#3a2417", "#120d0a"),
}
