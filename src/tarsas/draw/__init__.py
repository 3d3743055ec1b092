"""Drawing: SVG elements, the theme and pieces that games share. Knows no game."""
