"""The paper of Pulsar 2849: all signs, the steps of a round and of the end, and a sheet for it."""

from tarsas.core.text import Message
from tarsas.draw.sheets import FromGuide, Sheet, Signs, Tally

KINDS = ("tech", "goal", "pulsars", "unfinished", "cubes", "order", "stations")
BOARDS = tuple(f"board-{letter}" for letter in "abcd")

SHEETS = (
    Sheet(
        "score",
        Message("print-score"),
        (Tally((Message("print-track"), *(Message(f"sum-{kind}") for kind in KINDS))),),
    ),
    Sheet("aid", Message("print-aid"), (Signs(),)),
    Sheet("technologies", Message("print-technologies"), (FromGuide(BOARDS),)),
    Sheet("headquarters", Message("print-headquarters"), (FromGuide(("headquarters",)),)),
    Sheet("rounds", Message("print-rounds"), (FromGuide(("production", "players")),)),
    Sheet("end", Message("print-end"), (FromGuide(("scoring",)),)),
)
