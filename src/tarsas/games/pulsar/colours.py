"""The colours of Pulsar 2849: each in the light and the dark theme."""

COLOURS = {
    "sky": ("#14213d", "#0e1830"),
    "deep": ("#0b1428", "#070d1c"),
    "route": ("#6f86b5", "#6f86b5"),
    "faint": ("#8fa3cc", "#8fa3cc"),
    "light": ("#eaf0fb", "#eaf0fb"),
    "green": ("#5fd38d", "#5fd38d"),
    "orange": ("#ff9f4a", "#ff9f4a"),
    "pink": ("#ff8fc0", "#ff8fc0"),
    "planet": ("#4f9be0", "#4f9be0"),
    "rock": ("#b9a58c", "#b9a58c"),
    "blocked": ("#5b6478", "#5b6478"),
    "star": ("#ffe08a", "#ffe08a"),
    "seat-red": ("#ff7a6e", "#ff7a6e"),
    "seat-blue": ("#7fb4ff", "#7fb4ff"),
    "seat-green": ("#7fdc86", "#7fdc86"),
    "seat-yellow": ("#ffd84d", "#ffd84d"),
    "silver": ("#d9dde4", "#d9dde4"),
    "gain": ("#f2cf5b", "#f2cf5b"),
    "cube": ("#c58b4e", "#c58b4e"),
}
