"""How Hungarian reads out letters and figures, which decides between its articles "a" and "az"."""

import re

VOWELS = "aáeéiíoóöőuúüű"
NAMED_WITH_VOWEL = VOWELS + "flmnrsxy"
"""Letters whose names begin with a vowel: ef, el, em, en, er, es, iksz, ipszilon."""

FIGURES = re.compile(r"\d+")
SPELT = re.compile(r"[^\W\d_](?![^\W\d_])|[A-Z]{2}")  # a letter alone as in "m13", or "AII"


def hungarian_article(text: str) -> str:
    """Return the article of a word, a number ("az 5. hely") or a sign ("az m3", "a b3")."""
    read = text.lstrip("„“(")
    if figures := FIGURES.match(read):
        vowel = _number_begins_with_vowel(figures.group())
    else:
        vowel = read[:1].lower() in tuple(NAMED_WITH_VOWEL if SPELT.match(read) else VOWELS)
    return "az" if vowel else "a"


def _number_begins_with_vowel(figures: str) -> bool:
    """Say so of egy, öt, ötven, ötszáz and ezer, but not of tíz and száz."""
    heads_its_group = len(figures) % 3 == 1
    return figures[0] == "5" or (figures[0] == "1" and heads_its_group)
