"""The contract of films: a deed of any game is one file that moves, and stays with who did it."""

import re
from xml.etree import ElementTree

from tarsas.core.options import SEATS
from tarsas.core.state import CHANCE
from tarsas.draw.film import film, last_seat
from tarsas.table.deeds import deeds
from tarsas.table.table import Table

from .cases import Case
from .test_reviews import each_table, played


@each_table
def test_a_film_stays_with_who_did_the_deed(case: Case) -> None:
    stages = list(Table.stages(played(case)))
    done = [deed for deed in deeds(stages) if deed[0].seat != CHANCE]
    for deed in (done[0], done[len(done) // 2], done[-1]):
        seat, numbers = int(deed[0].seat), [int(step.number) for step in deed]
        record = stages[numbers[-1]].record
        assert last_seat(record) == seat
        states = [stages[number].state for number in (numbers[0] - 1, *numbers)]
        drawn = film(case.game, states, "hu", "dark", seat)
        assert len(ElementTree.fromstring(drawn).findall("{*}g")) == min(12, len(states))
        assert "var(--" not in drawn
        pages = re.findall(rf'data-page="{SEATS[seat]}"[^>]*transform="([^"]*)"', drawn)
        assert len(set(pages)) <= 1, "its page lies at the same place in all pictures"
        others = set(re.findall(r'data-page="[a-z]+"[^>]*transform="([^"]*)"', drawn))
        assert not pages or len(others) == case.players
