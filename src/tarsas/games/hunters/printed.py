"""The paper of Hunters and Gatherers: what figures and areas score, and sheets for the end."""

from tarsas.core.text import Message
from tarsas.draw.sheets import FromGuide, Sheet, Signs, Tally, Worksheet

# What is counted at the end, beyond the points of the track, in each edition.
COUNTED = {"2002": ("huts", "meadow"), "2020": ("huts", "raft", "meadow", "pit-trap")}
ANIMALS = ("tiger", "deer", "aurochs", "mammoth")


def final(edition: str) -> Sheet:
    """Return the sheet of the final scoring: the sums, then river systems and meadows in detail."""
    kinds = COUNTED[edition]
    waters = ("fish", "raft") if "raft" in kinds else ("fish",)
    return Sheet(
        f"score-{edition}",
        Message(f"print-score-{edition}"),
        (
            Tally((Message("print-track"), *(Message(f"sum-{k}") for k in kinds)), copied=False),
            Worksheet(Message("sum-huts"), waters, share=0.45),
            Worksheet(Message("sum-meadow"), ANIMALS),
        ),
        {"edition": edition},
    )


SHEETS = (
    *(final(edition) for edition in COUNTED),
    Sheet(
        "aid",
        Message("print-aid"),
        (
            Signs(without=("about-dead",)),  # a mark of the screen
            FromGuide(("members",)),
            FromGuide(("edition-2020",), items=False),
            FromGuide(("end",)),
        ),
    ),
)
