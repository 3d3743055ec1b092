"""The colours of Hunters and Gatherers: each in the light and the dark theme."""

COLOURS = {
    "meadow": ("#efdba6", "#5b4b2f"),
    "grass": ("#dcc282", "#6f5d3b"),
    "forest": ("#53622f", "#202b19"),
    "leaf": ("#6f8040", "#36472a"),
    "crown": ("#879950", "#475a33"),
    "water": ("#84b9ca", "#376f84"),
    "deep": ("#6dabc0", "#2d6277"),
    "bank": ("#fbf4e0", "#b9ae8c"),
    "shore": ("#b9935a", "#33291b"),
    "ivory": ("#fff8e4", "#f1e6c8"),
    "stone": ("#a3988b", "#9b9186"),
    "halo": ("#fdf3d6", "#2c2318"),
    "hide": ("#8c4a24", "#e0a070"),
    "dark": ("#4a3226", "#f0d9c0"),
    "line": ("#4a3226", "#2a2016"),
    "gold": ("#f2c230", "#f2c94c"),
    "fire": ("#d9541e", "#ff8a4a"),
    "cover": ("#4f8a5b", "#7cc08a"),
}
