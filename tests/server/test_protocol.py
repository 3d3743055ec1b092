"""What travels is what the structs say: in /schema, on the page, and on the wire."""

import json
import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

from docs.protocol import MARKED, PAGE, SCHEMA, openapi, page, structs, written_schema
from tarsas.server import bodies, messages
from tarsas.server.limits import MOST_BYTES

from .client import Json, Person

REQUESTS = [(path, method) for path, methods in openapi()["paths"].items() for method in methods]
COMPONENTS: Json = openapi()["components"]["schemas"]
Bare = messages.Table | messages.BarePosition


def check(kind: Any, said: Json | list[Any]) -> None:
    """Hold what was said against a struct: every field of it, and nothing else."""
    assert json.loads(msgspec.json.encode(msgspec.convert(said, kind))) == said


# The page and the schema


def test_the_page_is_written_from_the_structs() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == page(text), "run make protocol"
    assert SCHEMA.read_text(encoding="utf-8") == written_schema(), "run make protocol"


def test_the_page_tells_of_every_struct_once() -> None:
    marks = [what for _, what, _ in MARKED.findall(PAGE.read_text(encoding="utf-8"))]
    named = [what.removeprefix("fields of ").split(", ") for what in marks if what != "requests"]
    assert sorted(chain(*named)) == sorted(structs())
    assert marks.count("requests") == 1


def test_every_field_says_what_it_means() -> None:
    for name, struct in structs().items():
        assert struct["description"], name
        for field, held in struct["properties"].items():
            assert field == "type" or held.get("description"), f"{name}.{field}"


def test_the_example_on_the_page_is_a_position() -> None:
    text = PAGE.read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    check(messages.Position, json.loads(example))
    assert f"{MOST_BYTES} bytes" in text.replace("\n", " ")


# /schema


def untyped(schema: Json, where: str) -> Iterator[str]:
    """Return the places in a schema that leave open what is there."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        for field, held in COMPONENTS[name]["properties"].items():
            yield from untyped(held, f"{where}.{field}")
        return
    for way in ("oneOf", "anyOf", "allOf"):
        if way in schema:
            for each in schema[way]:
                yield from untyped(each, where)
            return
    if schema.get("type") == "array":
        yield from untyped(schema.get("items", {}), f"{where}[]")
    elif schema.get("type") == "object" and schema.get("additionalProperties"):
        yield from untyped(schema["additionalProperties"], f"{where}{{}}")
    elif "const" not in schema and schema.get("type") in (None, "object"):
        yield where


@pytest.mark.parametrize(("path", "method"), REQUESTS)
def test_every_answer_is_described(path: str, method: str) -> None:
    request = openapi()["paths"][path][method]
    assert request["description"]
    for status, answer in request["responses"].items():
        for kind, content in answer["content"].items():
            assert not list(untyped(content["schema"], f"{status} {kind}"))
        if status >= "400":
            assert answer["content"] == {
                "application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}
            }
    expected = {"500", "503"}
    expected |= {"403", "429"} if method == "post" else set()
    expected |= {"400"} if "requestBody" in request else set()
    expected |= {"404"} if "{identity}" in path else set()
    assert expected <= set(request["responses"])


def test_the_check_of_answers_sees_what_is_untyped() -> None:
    for loose in ({}, {"type": "object"}, {"type": "array"}, {"type": "array", "items": {}}):
        assert list(untyped(loose, "here"))
    assert list(untyped({"type": "object", "additionalProperties": {"type": "object"}}, "here"))


# On the wire


def test_answers_are_what_the_schema_says(first: Person) -> None:
    check(bodies.Me, first.get("/api/me"))
    check(bodies.Named, first.post("/api/me", {"name": "Somebody"}))
    check(list[bodies.GameSummary], first.get("/api/games?lang=hu"))
    check(list[bodies.Level], first.get("/api/levels"))
    table = first.open_table("me", "bot:kitten", clock={"kind": "move", "seconds": 60})
    check(bodies.Opened, first.post("/api/play", {"game": "cats"}))
    for show in ("mine", "open", "live"):
        check(list[bodies.TableRow], first.get(f"/api/tables?show={show}"))
    check(messages.Table, first.get(f"/api/tables/{table}"))
    check(messages.Table, first.post(f"/api/tables/{table}/seats/0", {"do": "bot"}))
    check(bodies.PastPosition, first.get(f"/api/tables/{table}/positions/1"))
    check(bodies.Story, first.get(f"/api/tables/{table}/story"))


def test_refusals_are_what_the_schema_says(first: Person) -> None:
    table = first.open_table("me", "bot:kitten")
    for path, data, status in (
        ("/api/nothing", None, 404),
        ("/api/tables/none", None, 404),
        ("/api/tables?show=none", None, 400),
        ("/api/play", {"game": "chess"}, 400),
        ("/api/play", {}, 400),
        (f"/api/tables/{table}/seats/1", {"do": "take"}, 409),
    ):
        answer = first.http.get(path) if data is None else first.http.post(path, json=data)
        assert answer.status_code == status, answer.text
        check(bodies.Refusal, answer.json())
        assert answer.json()["error"]["code"] in bodies.CODES


def test_the_socket_says_what_the_structs_say(first: Person) -> None:
    table = first.open_table("me", "me", clock={"kind": "move", "seconds": 60})
    with first.sit(table, view="board") as board, first.sit(table) as bare:
        revision = 0
        for socket, kind in ((board, messages.FromServer), (bare, Bare)):
            socket.wait_until(revision)
            check(kind, socket.table)
            check(kind, socket.position)
            seat, actions = socket.choices()
            answer = socket.act(seat, actions[0])
            check(messages.Ack, answer)
            revision = answer["revision"]
        for said, comes in (("chat", "chat"), ("ping", "pong"), ("dance", "error")):
            board.say({"type": said, "text": "hello"})
            check(messages.FromServer, board.wait_for(comes))
