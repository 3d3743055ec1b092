"""The paper of Ankh'or: a sheet for the final scoring, and the signs with what scores."""

from tarsas.core.text import Message
from tarsas.draw.sheets import FromGuide, Sheet, Signs, Tally

KINDS = ("colour", "animal", "printed", "bonus", "discs")

SHEETS = (
    Sheet("score", Message("print-score"), (Tally(tuple(Message(f"sum-{k}") for k in KINDS)),)),
    Sheet("aid", Message("print-aid"), (Signs(), FromGuide(("end",)))),
)
