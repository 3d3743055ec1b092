"""The paper of Ankh'or: a sheet for the final scoring, and the signs with what scores."""

from tarsas.core.text import Message
from tarsas.draw.sheets import FromGuide, Sheet, Signs, Tally

# The screen reckons these; on a real table nobody marks them.
MARKS = ("about-short", "about-great", "about-closed", "about-goes", "about-tag")
KINDS = ("colour", "animal", "printed", "bonus", "discs")

SHEETS = (
    Sheet("score", Message("print-score"), (Tally(tuple(Message(f"sum-{k}") for k in KINDS)),)),
    Sheet("aid", Message("print-aid"), (Signs(MARKS), FromGuide(("end",)))),
)
