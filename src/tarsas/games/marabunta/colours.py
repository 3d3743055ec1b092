"""The colours of Marabunta: each in the light and the dark theme."""

COLOURS = {
    "wood": ("#d8a968", "#8a6234"),
    "earth": ("#c79a6b", "#7a5a3a"),
}
