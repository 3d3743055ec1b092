"""The colours of Marabunta: each in the light and the dark theme."""

COLOURS = {
    "wood": ("#d8a968", "#8a6234"),
    "earth": ("#c79a6b", "#7a5a3a"),
    "crust": ("#7d4a24", "#4b2d18"),
    "band": ("#8a5a30", "#5a3d20"),
    "light": ("#fffdf6", "#ffffff55"),
    # The picnic from above.
    "meadow": ("#e3e8c8", "#262d1f"),
    "tuft": ("#a9bd83", "#4a6140"),
    "daisy": ("#fffefa", "#cfc9ba"),
    "margin": ("#6f7556", "#a3a88a"),
    "linen": ("#fbf5e9", "#2a231d"),
    # Those of the cover.
    "sky": ("#fbeccb", "#1d2b33"),
    "sun": ("#f6c65b", "#e2c37a"),
    "hill": ("#cbd99b", "#2b463f"),
    "grass": ("#a3c077", "#35583f"),
    "blade": ("#5f8a45", "#1f3a2b"),
    "cloth": ("#fffaf0", "#c9bba6"),
    "check": ("#cf4a3c", "#8f3a31"),
    "bark": ("#8a5a30", "#4b331d"),
    "dough": ("#a8693a", "#7d4d2b"),
    "icing": ("#f4b8c0", "#c98d98"),
    "leaf": ("#6ea24a", "#5d9150"),
    "rib": ("#3f6b2a", "#2b4f2c"),
    "ant": ("#3a1d14", "#1a100c"),
}
