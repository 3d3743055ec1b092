"""Analyses over HTTP: where they come from, how they change, who may, and what is refused."""

import asyncio
import io
import json
import zipfile
from typing import Any

import pytest

from tarsas.core.lessons import course
from tarsas.core.notation import parse_variations, write_record, write_variations
from tarsas.core.record import Move, Record, Seal
from tarsas.core.registry import find_game
from tarsas.core.solving import riddles
from tarsas.core.state import CHANCE, OVER
from tarsas.core.variations import ROOT, Node, Variations
from tarsas.server import thinking
from tarsas.server.app import MOST_BODY
from tarsas.server.limits import A_LINE, COMMENT_LETTERS, MOST_NODES, MOST_SAID, TITLE_LETTERS
from tarsas.server.looks import Looks
from tarsas.server.studies import StudyError, check_size, fitted
from tarsas.server.waiting import Question, Thought
from tests.contract.cases import CASES, finished

from .client import Person, Server

GAMES = ("ankhor", "cats", "hunters", "marabunta", "pulsar")
RECORD = """tarsas-record 2
game: marabunta 1
players: 2
option start: red

= Two ways to roll
1 chance: token two_chests
2 chance: roll pink 3
(
  2 chance: roll pink 1
  = A better roll
  ; it leaves
  ; more room
)
3 chance: roll blue circle
end
"""


def opened(person: Person, source: str = "game:marabunta", **more: Any) -> str:
    return str(person.post("/api/studies", {"source": source, **more})["id"])


def study_of(person: Person, study: str) -> Any:
    return person.get(f"/api/studies/{study}")


def at(person: Person, study: str, node: int) -> Any:
    return person.get(f"/api/studies/{study}/nodes/{node}")


def change(person: Person, study: str, do: str, **more: Any) -> Any:
    revision = more.pop("revision", None) or study_of(person, study)["revision"]
    return person.post(f"/api/studies/{study}", {"do": do, "revision": revision, **more})


def refused(person: Person, path: str, data: Any) -> tuple[int, str]:
    answer = person.http.post(path, json=data)
    return answer.status_code, answer.json()["error"]["message"]


def finished_table(person: Person) -> tuple[str, int]:
    """Let a table end: somebody gives up at once."""
    table = person.open_table("me", "bot:kitten")
    person.post(f"/api/tables/{table}/seats/0", {"do": "resign"})
    return table, len(person.get(f"/api/tables/{table}/story")["scores"])


# Where they come from


def test_every_game_is_played_on_from_its_opening(first: Person) -> None:
    for game in GAMES:
        study = opened(first, f"game:{game}")
        drawn = change(first, study, "draw", at=0, draws=True)
        here = at(first, study, drawn["at"])
        offered = here["position"]["choices"][0]
        step = offered["actions"][0]["action"]
        played = change(first, study, "play", at=drawn["at"], seat=offered["seat"], actions=[step])
        assert played["nodes"][-1]["entry"]["text"]
        assert at(first, study, played["at"])["position"]["svg"].startswith("<svg")


def test_an_opening_is_set_up_as_one_likes(first: Person) -> None:
    study = opened(first, "game:hunters", players=4)
    assert study_of(first, study)["table"]["players"] == 4
    status, message = refused(
        first, "/api/studies", {"source": "game:marabunta", "options": {"start": "pink"}}
    )
    assert (status, "allowed: random, red, blue" in message) == (400, True)
    assert refused(first, "/api/studies", {"source": "game:chess"})[0] == 404
    assert refused(first, "/api/studies", {"source": "weather"})[0] == 400


def test_a_game_that_is_over_is_analysed_at_any_of_its_positions(first: Person) -> None:
    table, moves = finished_table(first)
    found = study_of(first, opened(first, f"table:{table}", number=min(1, moves)))
    assert found["at"] == min(1, moves)
    assert len(found["nodes"]) == moves + 1
    assert refused(first, "/api/studies", {"source": f"table:{table}", "number": 9999})[0] == 400


def test_nobody_is_helped_against_people(first: Person, second: Person) -> None:
    table = first.open_table("me", "open")
    second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    for source, more in ((f"table:{table}", {}), ("record", {"record": record(first, table)})):
        status, message = refused(first, "/api/studies", {"source": source, **more})
        assert (status, "goes on with other people" in message) == (400, True)


def record(person: Person, table: str) -> str:
    return person.http.get(f"/api/tables/{table}/record").text


def test_against_bots_alone_one_may_look_at_any_time(first: Person) -> None:
    table = first.open_table("me", "bot:kitten")
    assert opened(first, f"table:{table}")


def test_a_lesson_is_played_on(first: Person) -> None:
    begun = course(find_game("marabunta"))[0].begin().record
    found = study_of(first, opened(first, "lesson:marabunta/1"))
    assert len(found["nodes"]) == len(begun.moves) + 1


def test_a_puzzle_is_played_on(first: Person) -> None:
    riddle = riddles(find_game("marabunta"))[0]
    found = study_of(first, opened(first, f"puzzle:marabunta/{riddle.id}"))
    assert len(found["nodes"]) == len(riddle.puzzle.moves) + 1
    assert refused(first, "/api/studies", {"source": "puzzle:marabunta/none"})[0] == 404


def test_the_solution_of_a_puzzle_goes_along_to_any_of_its_positions(first: Person) -> None:
    riddle = riddles(find_game("marabunta"))[0]
    solution, asked = list(riddle.begin().solution()), len(riddle.puzzle.moves)
    source = f"puzzle:marabunta/{riddle.id}"
    found = study_of(first, opened(first, source, answers=solution))
    assert (found["at"], len(found["nodes"])) == (asked, asked + len(solution) + 1)
    found = study_of(first, opened(first, source, answers=solution, number=asked + 1))
    assert found["at"] == asked + 1
    assert refused(first, "/api/studies", {"source": source, "answers": [10**13]})[0] == 400


def test_a_record_is_read_with_its_variations(first: Person) -> None:
    found = study_of(first, opened(first, "record", record=RECORD))
    assert found["title"] == "Two ways to roll"
    assert [node["name"] for node in found["nodes"]].count("A better roll") == 1
    assert "it leaves\nmore room" in [node["comment"] for node in found["nodes"]]


def test_what_is_no_record_is_told_by_line_and_column_and_not_kept(first: Person) -> None:
    before = first.get("/api/studies")
    broken = RECORD.replace("roll pink 1", "roll pink 9")
    answer = first.http.post("/api/studies?lang=hu", json={"source": "record", "record": broken})
    assert answer.status_code == 400
    problem = answer.json()["error"]
    assert "line 10, column 23" in problem["message"]
    assert "10. sor, 23. oszlop" in problem["text"]
    for text in ("", "hello", "tarsas-record 7"):
        assert refused(first, "/api/studies", {"source": "record", "record": text})[0] == 400
    assert first.get("/api/studies") == before


def test_what_a_record_lacks_is_said_in_the_readers_language(first: Person) -> None:
    for text, said in {
        "hello": "1. sor, 1. oszlop, itt ez állhatna: az első sorban 'tarsas-record 1' vagy",
        RECORD.replace("marabunta", "chess"): "egy ismert játék: Nincs „chess” nevű játék.",
        RECORD.replace("end\n", ""): "'end' vagy a következő lépés (4): a szöveg félbeszakadt",
        RECORD.replace("3 chance", "5 chance"): "a következő lépés (3), egy megjegyzés (;), egy",
    }.items():
        answer = first.http.post("/api/studies?lang=hu", json={"source": "record", "record": text})
        assert said in answer.json()["error"]["text"]


def largest(game: str) -> Variations:
    """Return a study as large as one may be: all there is to do at each step, deeper and deeper."""
    record = Record.new(find_game(game), max(find_game(game).players))
    state, here, moves, after = record.opening(), ROOT, [Move(-1, -1)], [list[int]()]
    parents = [ROOT]
    while state.actor() != OVER and len(moves) < MOST_NODES:
        actor = int(state.actor())
        for action in [int(one) for one in state.legal(actor)][: MOST_NODES - len(moves)]:
            after[here].append(len(moves))
            moves.append(Move(actor, action))
            parents.append(here)
            after.append([])
        here = after[here][-1]
        state.apply(actor, moves[here].action)
    said = ("x",) * (MOST_SAID // (A_LINE + 1) // len(moves))
    nodes = {
        number: Node(number, parents[number], moves[number], "", said, tuple(after[number]))
        for number in range(len(moves))
    }
    return Variations(record, nodes, len(nodes))


@pytest.mark.parametrize("game", GAMES)
def test_the_largest_study_can_be_sent_again_as_a_record(game: str) -> None:
    tree = largest(game)
    check_size(tree)
    text = write_variations(tree)
    assert len(json.dumps({"source": "record", "record": text}).encode()) <= MOST_BODY
    assert write_variations(parse_variations(text)) == text


def test_no_more_is_said_than_can_be_sent_again_but_less_may_be() -> None:
    tree = parse_variations(RECORD)
    much = tree.comment(1, "ő" * MOST_SAID)
    with pytest.raises(StudyError):
        check_size(much, tree)
    check_size(much.comment(1, "ő" * (MOST_SAID - 1)), much)


def test_what_is_too_long_in_a_record_from_elsewhere_is_cut() -> None:
    tree = parse_variations(RECORD).call(1, "n" * 5000).comment(2, f"a\n{'c' * 5000}")
    cut = fitted(tree)
    assert cut.nodes[1].name == "n" * TITLE_LETTERS
    assert cut.nodes[2].comment == ("a", "c" * (COMMENT_LETTERS - 2))
    assert write_variations(fitted(cut)) == write_variations(cut)


def test_a_record_begins_at_any_of_its_moves_and_nowhere_else(first: Person) -> None:
    study = opened(first, "record", record=RECORD, number=2)
    assert study_of(first, study)["at"] == 2
    wanted = {"source": "record", "record": RECORD, "number": 99}
    assert refused(first, "/api/studies", wanted)[0] == 400


def test_whole_games_of_every_kind_are_read(first: Person) -> None:
    from tarsas.core.notation import write_record

    for case in {case.game.id: case for case in CASES}.values():
        text = write_record(finished(case, 1, []))
        study = opened(first, "record", record=text)
        assert first.http.get(f"/api/studies/{study}/record").text == text


def test_what_a_record_says_of_its_game_goes_out_as_it_came_in(first: Person) -> None:
    game, names, date = find_game("marabunta"), ("Ági", "Bea"), "2026-01-31"
    options, own = {"start": "red"}, {"leaf": {"own": {"value": 1}}}
    seal = Seal("far-away", "a" * 64, "b" * 64)
    for record in (
        Record.new(game, 2, options, own, names, date, seal),
        Record.new(game, 2, options, {}, names, date, entered=True),
    ):
        record.comments = [(0, "from a real table")]
        text = write_record(record)
        study = opened(first, "record", record=text)
        assert first.http.get(f"/api/studies/{study}/record").text == text


# Changing


def test_chance_is_drawn_chosen_or_comes_by_itself(first: Person) -> None:
    study = opened(first)
    outcomes = at(first, study, 0)["position"]["falls"][0]["outcomes"]
    assert abs(sum(one["share"] for one in outcomes) - 1) < 1e-9
    chosen = outcomes[-1]["action"]
    once = change(first, study, "play", at=0, seat=-1, actions=[chosen])
    assert once["at"] == 1
    whole = change(first, study, "draw", at=1, draws=True)
    assert at(first, study, whole["at"])["position"]["falls"] == []


def test_after_another_roll_the_rest_is_as_before(first: Person) -> None:
    study = opened(first, "record", record=RECORD)
    nodes = study_of(first, study)["nodes"]
    better = next(node for node in nodes if node["name"])["number"]
    resumed = change(first, study, "resume", at=better)
    assert [node["parent"] for node in resumed["nodes"]] == [better]
    assert at(first, study, resumed["at"])["position"]["number"] == 3
    again = change(first, study, "resume", at=better)
    assert (again["at"], again["nodes"]) == (resumed["at"], []), "it is there already"
    deed = {"do": "resume", "at": 1, "revision": again["revision"]}
    assert refused(first, f"/api/studies/{study}", deed)[0] == 400


def test_a_move_that_is_not_legal_changes_nothing(first: Person) -> None:
    study = opened(first)
    before = study_of(first, study)
    for deed in (
        {"do": "play", "at": 0, "seat": 0, "actions": [1]},
        {"do": "play", "at": 0, "seat": -1, "actions": [10**9]},
        {"do": "play", "at": 0, "seat": -1, "actions": []},
        {"do": "play", "at": 77, "seat": -1, "actions": [1]},
        {"do": "delete", "at": 0},
        {"do": "dance", "at": 0},
        {"do": "comment", "at": 0, "text": "x" * 2001},
    ):
        path = f"/api/studies/{study}"
        assert refused(first, path, {"revision": before["revision"], **deed})[0] == 400, deed
    assert study_of(first, study) == before


def test_names_comments_promotions_and_cuts_are_kept(first: Person) -> None:
    study = opened(first, "record", record=RECORD)
    nodes = study_of(first, study)["nodes"]
    better = next(node for node in nodes if node["name"])["number"]
    change(first, study, "name", at=better, text="  Best\n roll ")
    change(first, study, "comment", at=better, text="one\n\ntwo ")
    promoted = change(first, study, "promote", at=better)
    assert {(node["number"], node["place"]) for node in promoted["nodes"]} >= {(better, 0)}
    change(first, study, "title", text="Rolls")
    text = first.http.get(f"/api/studies/{study}/record").text
    tree = parse_variations(text)
    assert tree.nodes[0].name == "Rolls"
    assert tree.line(0)[-1].name == "Best roll"
    assert tree.line(0)[-1].comment == ("one", "", "two")
    cut = change(first, study, "delete", at=better)
    assert cut["gone"] == [better]
    assert [node["number"] for node in study_of(first, study)["nodes"]].count(better) == 0


def test_two_windows_do_not_write_over_each_other(first: Person) -> None:
    study = opened(first)
    revision = study_of(first, study)["revision"]
    change(first, study, "name", at=0, text="One", revision=revision)
    deed = {"do": "name", "at": 0, "text": "Other", "revision": revision}
    answer = first.http.post(f"/api/studies/{study}", json=deed)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "conflict")
    assert study_of(first, study)["nodes"][0]["name"] == "One"


# Who may


def test_who_has_the_link_looks_and_copies_and_changes_nothing(
    first: Person, second: Person
) -> None:
    study = opened(first, "record", record=RECORD)
    seen = study_of(second, study)
    assert (seen["mine"], len(seen["nodes"])) == (False, 5)
    assert at(second, study, 1)["position"]["choices"] == []
    deed = {"do": "name", "at": 0, "text": "Mine", "revision": seen["revision"]}
    assert refused(second, f"/api/studies/{study}", deed)[0] == 403
    assert refused(second, f"/api/studies/{study}/delete", {})[0] == 403
    copy = opened(second, f"study:{study}", number=1)
    own = study_of(second, copy)
    assert (own["mine"], own["at"], own["title"]) == (True, 1, seen["title"])
    first.post(f"/api/studies/{study}/delete", {})
    assert first.http.get(f"/s/{study}").status_code == 404
    assert study_of(second, copy)["nodes"]


def test_an_analysis_goes_along_with_all_that_is_known_of_a_guest(first: Person) -> None:
    study = opened(first, "record", record=RECORD)
    whole = zipfile.ZipFile(io.BytesIO(first.http.get("/api/me/data").content))
    about = json.loads(whole.read("tarsas.json"))
    assert [one["id"] for one in about["analyses"]] == [study]
    text = whole.read(f"analyses/marabunta-{study}.tarsas").decode()
    assert text == first.http.get(f"/api/studies/{study}/record").text
    first.post("/api/me/forget", {})
    assert first.http.get(f"/api/studies/{study}").status_code == 404


def test_a_study_stays_when_the_server_starts_again(first: Person, server: Server) -> None:
    study = opened(first, "record", record=RECORD)
    before = study_of(first, study)
    server.stop()
    server.start()
    assert study_of(first, study) == before


# Taking along


def test_pictures_and_a_film_are_files_of_their_own(first: Person) -> None:
    study = opened(first)
    last = change(first, study, "draw", at=0, draws=True)["at"]
    address = f"/api/studies/{study}/nodes/{last}"
    for theme in ("light", "dark"):
        svg = first.http.get(f"{address}/position.svg?theme={theme}")
        assert svg.headers["content-type"].startswith("image/svg+xml")
        assert "var(--" not in svg.text
        film = first.http.get(f"{address}/film.svg?theme={theme}").text
        assert film.count("<animate ") > 1
        assert len(film) < 1_000_000
    assert first.http.get(f"{address}/position.png").content.startswith(b"\x89PNG")
    assert first.http.get(f"{address}/position.gif").status_code == 404
    assert first.http.get(f"{address}/position.svg?theme=pink").status_code == 404


# The engine


def test_the_engine_sees_more_the_longer_one_looks(first: Person) -> None:
    study = opened(first, "game:cats")  # whose search never runs out of room
    last = change(first, study, "draw", at=0, draws=True)["at"]
    address = f"/api/studies/{study}/nodes/{last}/look"
    once, twice = first.get(address), first.get(address)
    assert twice["visits"] > once["visits"] > 0
    assert 1 <= len(twice["deeds"]) <= 5
    best = twice["deeds"][0]
    assert 0 <= best["share"] <= 1
    assert best["text"]
    seat = at(first, study, last)["position"]["choices"][0]["seat"]
    assert twice["seat"] == seat
    change(first, study, "play", at=last, seat=seat, actions=best["actions"])


def test_who_looks_is_told_when_nothing_more_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    class Now:
        """Answers in this process."""

        count = 1

        async def think(self, question: Question, wanted: object) -> Thought:
            return thinking.answer(question)

    async def scenario() -> None:
        thinkers: Any = Now()
        looks, record = Looks(thinkers, 30.0), Record.new(find_game("marabunta"), 2)
        state = record.replay()
        while state.actor() == CHANCE:
            moved = [*record.moves, Move(CHANCE, int(state.legal(CHANCE)[0]))]
            record = record.with_moves(moved)
            state = record.replay()
        once = await looks.look("anna", "study", 1, record, int(state.actor()))
        assert once.seen
        before = once.seen.visits
        assert not looks.is_done(once)
        monkeypatch.setattr(thinking, "MOST_NODES", 1)
        twice = await looks.look("anna", "study", 1, record, int(state.actor()))
        assert twice.seen
        assert twice.seen.visits == before
        assert looks.is_done(twice)

    asyncio.run(scenario())


def test_before_chance_the_engine_says_what_luck_is_worth(first: Person) -> None:
    study = opened(first)
    seen = first.get(f"/api/studies/{study}/nodes/0/look")
    assert seen["chance"]
    assert {deed["actions"][0] for deed in seen["deeds"]} <= {
        one["action"] for one in at(first, study, 0)["position"]["falls"][0]["outcomes"]
    }
    shares = [deed["share"] for deed in seen["deeds"]]
    assert min(shares) <= seen["share"] <= max(shares)


def test_alone_the_engine_tells_points(first: Person) -> None:
    study = opened(first, "game:cats", players=1)
    last = change(first, study, "draw", at=0, draws=True)["at"]
    seen = first.get(f"/api/studies/{study}/nodes/{last}/look")
    assert seen["share"] is None
    assert seen["points"] > 0
