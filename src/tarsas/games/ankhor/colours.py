"""The colours of Ankh'or: each in the light and the dark theme."""

COLOURS = {
    "sand": ("#efdfb8", "#3a3022"),
    "papyrus": ("#faf2da", "#2d261c"),
    "reed": ("#c9a968", "#8a7143"),
    "blue": ("#7fb0d3", "#5d93ba"),
    "blue-line": ("#12304a", "#0a1f31"),
    "white": ("#fffaf0", "#ded4c0"),
    "white-line": ("#5a4c3b", "#3d3327"),
    "black": ("#4d4742", "#191614"),
    "black-line": ("#f3e9d6", "#cdbfa8"),
    "green": ("#97bf78", "#7aa65c"),
    "green-line": ("#1f3a17", "#12260c"),
    "red": ("#d77a63", "#bd6450"),
    "red-line": ("#45120a", "#330b05"),
    "gold": ("#eec14f", "#d2a53a"),
    "gold-line": ("#4d3600", "#332400"),
    "shadow": ("#33291f", "#000000"),
}
