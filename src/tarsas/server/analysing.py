"""A study as a page sees it: its tree in words, and any of its positions like a table's."""

from collections.abc import Iterable

from tarsas.core.options import SEATS
from tarsas.core.state import CHANCE
from tarsas.core.text import Message
from tarsas.core.variations import ROOT, Node, Variations
from tarsas.server import bodies, dress, messages
from tarsas.server.falls import fall
from tarsas.server.story import Entry, Story
from tarsas.server.studies import Study
from tarsas.server.viewer import all_agreed
from tarsas.table.appraisal import appraise
from tarsas.table.audience import AUDIENCES
from tarsas.table.chance import CHANCES
from tarsas.table.table import Table


def tell(study: Study) -> None:
    """Tell all nodes of a study that nobody asked for yet, each after the moves before it."""
    tree, entries = study.tree, study.entries
    if len(entries) == len(tree.nodes) - 1:
        return
    story = Story(tree.setup.game)
    tables, told = {ROOT: Table.of(tree.setup)}, list[Entry]()
    for node in tree.below(ROOT):
        if node.number == ROOT:
            continue
        before = tables[node.parent]
        after = tables[node.number] = before.follow(node.move)
        if node.number == tree.nodes[node.parent].children[-1]:
            del tables[node.parent]  # depth first: nobody comes back to it
        del told[before.number :]
        if node.number not in entries:
            entries[node.number] = story.entry(told, before, after)
        told.append(entries[node.number])


def tell_grown(study: Study, steps: Iterable[int]) -> None:
    """Tell nodes that follow each other and are new, without going through all of the tree."""
    story = Story(study.tree.setup.game)
    for number in steps:
        node = study.tree.nodes[number]
        path = [study.entries[one.number] for one in study.tree.path(node.parent)]
        before = Table.of(study.tree.record(node.parent))
        study.entries[number] = story.entry(path, before, before.follow(node.move))


# For the page


def study_stand(
    study: Study, by: str, mine: bool, engine: float, reviewed: int | None, language: str
) -> bodies.StudyStand:
    """Return all of a study but its positions."""
    tell(study)
    return bodies.StudyStand(
        id=study.id,
        url=f"/s/{study.id}",
        title=study.title,
        by=by,
        mine=mine,
        revision=study.revision,
        at=study.at,
        engine=engine,
        reviewed=reviewed,
        table=table_of(study, mine, language),
        nodes=study_nodes(study, study.tree.below(ROOT), language),
    )


def study_nodes(study: Study, nodes: Iterable[Node], language: str) -> list[bodies.StudyNode]:
    """Return nodes in words."""
    tree, story = study.tree, Story(study.tree.setup.game)

    def told(node: Node) -> bodies.StudyNode:
        entry: Entry | None = study.entries.get(node.number)
        siblings = tree.nodes[node.parent].children if entry else (ROOT,)
        return bodies.StudyNode(
            number=node.number,
            parent=node.parent,
            place=siblings.index(node.number),
            name=node.name,
            comment="\n".join(node.comment),
            entry=story.told(entry, language) if entry else None,
        )

    return [told(node) for node in nodes]


def study_position(study: Study, at: int, mine: bool, language: str) -> bodies.StudyPosition:
    """Return a position of a study, with what can be done and what chance may bring next."""
    tell(study)
    path = study.tree.path(at)
    table = Table.of(study.tree.record(at))
    story = Story(table.record.game, [study.entries[node.number] for node in path])
    state, acting = table.state, table.acting()
    position = messages.Position(
        revision=0,
        number=table.number,
        over=table.over,
        acting=acting,
        scores=table.scores(),
        undo=[],
        may_ask=[],
        back=None,
        clocks=[None] * table.record.players,
        ranks=[int(rank) for rank in state.result()] if table.over else None,
        seed=None,
        prompt=story.prompt(state, acting, language),
        rule=story.rule(state, acting),
        svg=story.picture(state, language),
        supplies=story.supplies(state, language),
        if_ended=appraise(state).scores,
        account=story.account(language) if table.over else [],
        log=messages.Log(0, []),
        choices=[story.choices(state, seat, language) for seat in acting] if mine else [],
        falls=[fall(table.record.game, state, language)] if table.actor == CHANCE else [],
    )
    return bodies.StudyPosition(at, position)


def table_of(study: Study, mine: bool, language: str) -> messages.Table:
    """Return what is to be known of a study's table: the reader acts for everybody."""
    record = study.tree.setup
    game = record.game
    seats = [
        messages.Seat(
            seat=number,
            colour=SEATS[number],
            colour_name=game.say(Message(SEATS[number]), language),
            name=record.names[number] if record.names else "",
            named=False,
            kind="person",
            level="",
            fault="",
            program=False,
            mine=mine,
            online=True,
            handed=False,
            resigned=False,
            invitation=None,
            qr=None,
        )
        for number in range(record.players)
    ]
    return messages.Table(
        id=study.id,
        game=game.id,
        title=game.title(language),
        players=record.players,
        options=all_agreed(game, record.options, language),
        clock=messages.Clock("none", 0),
        chance=CHANCES[0],
        commitment="",
        begun=True,
        over=False,
        audience=AUDIENCES[0],
        rematch=None,
        sheet=dress.sheet_address(game),
        owner=False,
        seats=seats,
        step_back=None,
    )


def titled(study: Study) -> Variations:
    """Return the tree as it is written down: the title is the name of the opening."""
    return study.tree.call(ROOT, study.title) if study.title else study.tree
