"""The contract of films: a deed of any game is one file that moves, and stays with who did it."""

import re
from xml.etree import ElementTree

from tarsas.core.options import SEATS
from tarsas.core.state import CHANCE
from tarsas.draw.film import film, last_seat
from tarsas.table.deeds import deeds, last_scenes
from tarsas.table.table import Table

from .cases import Case
from .test_reviews import each_table, played


@each_table
def test_a_film_stays_with_who_did_the_deed(case: Case) -> None:
    stages = list(Table.stages(played(case)))
    done = [deed for deed in deeds(stages) if deed[0].seat != CHANCE]
    for deed in (done[0], done[len(done) // 2], done[-1]):
        seat, numbers = int(deed[0].seat), [int(step.number) for step in deed]
        end = numbers[-1]
        while stages[end].actor == CHANCE:
            end += 1  # what chance does then belongs to it
        assert last_seat(stages[end].record) == seat
        scenes = [int(table.number) for table in last_scenes(stages[: end + 1])]
        assert scenes == [numbers[0] - 1, *numbers, *({end} - {numbers[-1]})]
        states = [stages[number].state for number in scenes]
        drawn = film(case.game, states, "hu", "dark", seat)
        assert len(ElementTree.fromstring(drawn).findall("{*}g")) == min(12, len(states))
        assert "var(--" not in drawn
        pages = re.findall(rf'data-page="{SEATS[seat]}"[^>]*transform="([^"]*)"', drawn)
        assert len(set(pages)) <= 1, "its page lies at the same place in all pictures"
        others = set(re.findall(r'data-page="[a-z]+"[^>]*transform="([^"]*)"', drawn))
        assert not pages or len(others) == case.players
