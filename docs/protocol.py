"""Writes what other clients need from the server's structs: `python -m docs.protocol`.

That is the tables between the marks in docs/protocol.md, and docs/protocol.json: every message as
JSON Schema, for clients in any language. Our own client's types.ts is made of it: `make protocol`.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tarsas.server import bodies, count_bodies, messages, sheet_bodies
from tarsas.server.app import create_app
from tarsas.server.settings import Settings

PAGE = Path(__file__).parent / "protocol.md"
SCHEMA = Path(__file__).parent / "protocol.json"
MARKED = re.compile(r"(<!-- (requests|fields of [\w, ]+) -->\n).*?(<!-- end -->)", re.DOTALL)
WORDS = {
    "boolean": "true or false",
    "integer": "whole number",
    "null": "null",
    "number": "number",
    "object": "object",
    "string": "text",
}
FILES = {"application/zip": "zip file", "image/svg+xml": "picture"}
Json = dict[str, Any]


# The schema


@cache
def openapi() -> Json:
    """Return what /schema shows: the API."""
    return create_app(Settings()).openapi_schema.to_schema()


@cache
def structs() -> Json:
    """Return every struct that travels, by name, as JSON Schema."""
    known = vars(bodies) | vars(count_bodies) | vars(sheet_bodies) | vars(messages)
    of_the_api = [known[name] for name in openapi()["components"]["schemas"]]
    on_the_socket = [messages.FromServer, messages.FromClient, messages.BarePosition]
    _, found = msgspec.json.schema_components([*on_the_socket, *of_the_api])
    for struct in found.values():
        for field in struct["properties"].values():
            field.update(field.pop("extra", {}))  # where `means` keeps what Litestar looks for
            if "$ref" in field:  # a description beside it would be taken for that of the struct
                field["allOf"] = [{"$ref": field.pop("$ref")}]
    return dict(sorted(found.items()))


def schema() -> Json:
    """Return the protocol as one JSON Schema, of everything that travels."""
    (said, asked), _ = msgspec.json.schema_components([messages.FromServer, messages.FromClient])
    named = {
        "FromServer": {"description": "What the server says on the socket.", **said},
        "FromClient": {"description": "What a client may say on the socket.", **asked},
        **structs(),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Travelling",
        "description": "Everything that travels between a client and the server.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in named],
        "$defs": named,
    }


# The page


def kind(field: Json) -> str:
    """Return in words what a field holds."""
    if "$ref" in field:
        name = field["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "allOf" in field:
        return kind(field["allOf"][0])
    if "anyOf" in field:
        return " or ".join(kind(each) for each in field["anyOf"])
    if "enum" in field:
        return ", ".join(f"`{json.dumps(value)}`" for value in field["enum"])
    if field["type"] == "array":
        many = "s" if field["items"].get("type") in ("integer", "string") else ""
        return f"list of {kind(field['items'])}{many}"
    if "maxLength" in field:
        return f"text, {field.get('minLength', 0)} to {field['maxLength']} letters"
    return WORDS[field["type"]]


def fields_of(name: str) -> str:
    """Return the section of a struct: what it is, and a row for each field."""
    struct = structs()[name]
    fields = dict(struct["properties"])
    lines = [f"#### {name}", ""]
    if tag := fields.pop("type", None):
        lines.append(f'`"type": "{tag["enum"][0]}"`')
    lines += [struct["description"], ""]
    if fields:
        lines += ["| field | holds | what |", "|---|---|---|"]
    for field, held in fields.items():
        given = "" if field in struct["required"] else "; may be left out"
        lines.append(f"| `{field}` | {kind(held)}{given} | {held['description']} |")
    return "\n".join(lines).rstrip() + "\n"


def requests() -> str:
    """Return a row for each request that the API takes."""
    lines = ["| request | body | answer | what |", "|---|---|---|---|"]
    for path, methods in openapi()["paths"].items():
        for method, request in methods.items():
            query = [
                each["name"] for each in request.get("parameters", ()) if each["in"] == "query"
            ]
            address = path + "".join(f"?{name}=" for name in query)
            taken = content(request["requestBody"]) if "requestBody" in request else ""
            given = next(content(a) for code, a in request["responses"].items() if code < "300")
            row = (f"`{method.upper()} {address}`", taken, given, request["description"])
            lines.append(f"| {' | '.join(row)} |")
    return "\n".join(lines) + "\n"


def content(said: Json) -> str:
    """Return in words what a request or an answer carries."""
    return ", ".join(
        FILES.get(media) or kind(each["schema"]) for media, each in said["content"].items()
    )


def page(text: str) -> str:
    """Return the page with its tables written anew; what stands around them is kept."""

    def written(marked: re.Match[str]) -> str:
        begin, what, end = marked.groups()
        names = what.removeprefix("fields of ").split(", ")
        inside = requests() if what == "requests" else "\n".join(map(fields_of, names))
        return f"{begin}{inside}{end}"

    return MARKED.sub(written, text)


def written_schema() -> str:
    """Return the schema as its file holds it."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    SCHEMA.write_text(written_schema(), encoding="utf-8")
