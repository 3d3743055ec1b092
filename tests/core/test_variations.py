"""Trees of variations: what can be done to one, and their text, whose damage is said exactly."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarsas.core.errors import TarsasError
from tarsas.core.notation import (
    RecordError,
    parse_record,
    parse_variations,
    write_record,
    write_variations,
)
from tarsas.core.record import Move, Record
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER
from tarsas.core.variations import ROOT, Variations
from tests.contract.cases import CASES, Case, finished

TEXT = """tarsas-record 2
game: marabunta 1
players: 2
option start: red
result: unfinished

= Two ways to roll
1 chance: token two_chests
2 chance: roll pink 3
; as it was
(
  2 chance: roll pink 1
  = A better roll
  ; it leaves

  ; more room
  3 chance: roll blue circle
  (
    3 chance: roll blue chest
  )
)
(
  2 chance: roll pink 2
)
3 chance: roll blue circle
end
"""


def words(tree: Variations, number: int) -> list[str]:
    """Return the moves to a node as they are written."""
    lines = write_record(tree.record(number)).splitlines()
    return [line.split(": ")[1] for line in lines if line[0:1].isdigit()]


def find(tree: Variations, *moves: str) -> int:
    """Return the node that moves lead to."""
    return next(n for n in tree.nodes if words(tree, n) == list(moves))


def some_tree(seed: int, picks: list[tuple[int, int]]) -> Variations:
    """Grow a tree at random: each pick is a node to go on from and a move there."""
    record = Record.new(find_game("marabunta"), 2)
    rng, tree = Rng(seed), Variations.of(record)
    for where, which in picks:
        at = sorted(tree.nodes)[where % len(tree.nodes)]
        for _ in range(3):
            state = tree.record(at).replay()
            actor = int(state.actor())
            if actor == OVER:
                break
            legal = state.legal(actor)
            action = state.draw(rng) if actor == CHANCE else legal[which % len(legal)]
            tree, at = tree.play(at, Move(actor, int(action)))
    return tree


# What can be done


def test_the_first_move_of_a_position_is_its_main_line() -> None:
    tree = parse_variations(TEXT)
    assert words(tree, tree.line(ROOT)[-1].number)[1:] == ["roll pink 3", "roll blue circle"]
    at = find(tree, "token two_chests", "roll pink 1")
    assert [node.number for node in tree.line(at)][-1] == tree.nodes[at].children[0]


def test_a_move_that_is_there_already_is_gone_to() -> None:
    tree = parse_variations(TEXT)
    at = find(tree, "token two_chests", "roll pink 1")
    again, reached = tree.play(tree.nodes[at].parent, tree.nodes[at].move)
    assert (again, reached) == (tree, at)


def test_a_variation_that_is_promoted_comes_first_where_it_began() -> None:
    tree = parse_variations(TEXT)
    at = find(tree, "token two_chests", "roll pink 1", "roll blue chest")
    once = tree.promote(at)
    assert once.nodes[once.nodes[at].parent].children[0] == at
    assert once.line(ROOT)[1].number != once.nodes[at].parent
    twice = once.promote(at)
    assert [node.number for node in twice.line(ROOT)][-1] == at
    assert twice.promote(at) is twice
    assert tree.nodes[tree.nodes[at].parent].children[0] != at, "the tree before is as it was"


def test_what_is_deleted_goes_with_all_that_follows() -> None:
    tree = parse_variations(TEXT)
    at = find(tree, "token two_chests", "roll pink 1")
    less = tree.delete(at)
    assert len(less.nodes) == len(tree.nodes) - 3
    assert at not in less.nodes[tree.nodes[at].parent].children
    with pytest.raises(TarsasError, match="opening stays"):
        tree.delete(ROOT)


def test_a_number_is_never_given_again() -> None:
    tree = parse_variations(TEXT)
    at = max(tree.nodes)
    again, reached = tree.delete(at).play(tree.nodes[at].parent, tree.nodes[at].move)
    assert reached > at
    assert at not in again.nodes


def test_what_is_not_in_the_tree_is_refused() -> None:
    with pytest.raises(TarsasError, match="not in the tree"):
        parse_variations(TEXT).path(999)


# As text


def test_a_written_tree_says_what_was_played_instead() -> None:
    tree = parse_variations(TEXT)
    assert tree.nodes[ROOT].name == "Two ways to roll"
    at = find(tree, "token two_chests", "roll pink 1")
    assert (tree.nodes[at].name, tree.nodes[at].comment) == (
        "A better roll",
        ("it leaves", "more room"),
    )
    written = write_variations(tree)
    body = TEXT.split("\n\n= ")[1]
    assert written.endswith("\n\n= " + body.replace("\n\n", "\n"))
    assert written.startswith("tarsas-record 2\n")


def test_of_variations_who_reads_a_record_has_the_main_line() -> None:
    record = parse_record(TEXT)
    assert len(record.moves) == 3
    assert record.comments == [(2, "as it was")]


@pytest.mark.parametrize("case", CASES[::6], ids=lambda case: case.game.id)
def test_a_tree_that_is_a_plain_record_is_written_as_one(case: Case) -> None:
    record = finished(case, 1, [])
    record.comments = [(0, "an opening remark"), (3, ""), (len(record.moves), "the end")]
    text = write_record(record)
    assert text.startswith("tarsas-record 1\n")
    assert write_variations(Variations.of(record)) == text
    assert write_variations(parse_variations(text)) == text


SAID = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), max_size=12)


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 99),
    picks=st.lists(st.tuples(st.integers(0, 999), st.integers(0, 999)), max_size=12),
    said=st.lists(st.tuples(st.integers(0, 999), SAID, SAID), max_size=4),
)
def test_any_tree_comes_back_from_its_text(
    seed: int, picks: list[tuple[int, int]], said: list[tuple[int, str, str]]
) -> None:
    tree = some_tree(seed, picks)
    for where, name, comment in said:
        at = sorted(tree.nodes)[where % len(tree.nodes)]
        tree = tree.call(at, name).comment(at, f"{comment}\n\n{name}")
    text = write_variations(tree)
    again = parse_variations(text)
    assert write_variations(again) == text
    assert len(again.nodes) == len(tree.nodes)
    lines = {(*words(tree, n), node.name, *node.comment) for n, node in tree.nodes.items()}
    assert lines == {
        (*words(again, n), node.name, *node.comment) for n, node in again.nodes.items()
    }


def test_variations_may_lie_in_each_other_as_deep_as_they_like() -> None:
    tree = some_tree(1, [(0, 0)])
    state = tree.record(ROOT).replay()
    at = ROOT
    for _ in range(40):
        state = tree.record(at).replay()
        legal = [int(action) for action in state.legal(state.actor())]
        tree, _ = tree.play(at, Move(int(state.actor()), legal[0]))
        tree, at = tree.play(at, Move(int(state.actor()), legal[-1]))
    text = write_variations(tree)
    assert write_variations(parse_variations(text)) == text


def test_the_mark_that_some_editors_begin_a_file_with_is_no_damage() -> None:
    assert write_variations(parse_variations(f"\ufeff{TEXT}")).startswith("tarsas-record 2")


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "expected"),
    [
        ("tarsas-record 2", "tarsas-record 3", 1, 1, "'tarsas-record 1' or 'tarsas-record 2'"),
        ("tarsas-record 2", "tarsas-record 1", 7, 1, "a header"),
        ("= A better roll", "=", 13, 4, "a name after '='"),
        ("= A better roll", "= A\n  = B", 14, 3, "one name for a position"),
        ("  2 chance: roll pink 1", "  2 chance: roll pink 3", 12, 3, "another move than"),
        ("  2 chance: roll pink 1", "  2 chance: roll pink 9", 12, 23, "'1' or '2'"),
        ("  2 chance: roll pink 1", "  3 chance: roll pink 1", 12, 3, "move 2, a comment (;), a"),
        ("  2 chance: roll pink 2", "", 24, 1, "a move before the variation ends"),
        ("1 chance: token", "(\n1 chance: token", 8, 1, "a move before what is played"),
        ("end\n", ")\nend\n", 26, 1, "move 4"),
        (")\n3 chance: roll blue circle\nend", "end", 24, 1, "or ')'"),
        (")\n3 chance: roll blue circle\nend\n", "", 24, 1, "')' or move 3: the file is cut off"),
        ("result: unfinished", "result: red 1", 5, 9, "'unfinished', which the moves lead to"),
    ],
)
def test_damage_is_said_with_line_and_column(
    old: str, new: str, line: int, column: int, expected: str
) -> None:
    assert old in TEXT
    with pytest.raises(RecordError) as caught:
        parse_variations(TEXT.replace(old, new, 1))
    error = caught.value
    assert (error.line, error.column) == (line, column), str(error)
    assert expected in error.expected


def test_all_before_the_damage_is_still_read() -> None:
    with pytest.raises(RecordError) as caught:
        parse_variations(TEXT.replace("roll pink 2", "roll pink 8"))
    tree = caught.value.tree
    assert tree is not None
    assert len(tree.nodes) == 6
    assert caught.value.record is not None
    assert len(caught.value.record.moves) == 2
