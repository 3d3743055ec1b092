"""A bot that plays over the network: python3 net_bot.py https://games.example TOKEN [INVITATION]

Without an invitation, a link of somebody who wants to play against it, it takes the first open seat
that it finds. It knows no rules: it plays any legal action. It needs httpx and websockets.
"""

import json
import random
import sys
import time

import httpx
from websockets.sync.client import connect


def sit_down(http: httpx.Client, invitation: str) -> str:
    """Take the seat of an invitation, or the first open one; return the table's id."""
    if invitation:  # …/t/TABLE/join/SEAT/CODE; an open seat has no code
        table, _, seat, *code = invitation.partition("/t/")[2].split("/")
    else:
        found = http.get("/api/tables", params={"show": "open"}).raise_for_status().json()
        if not found:
            raise SystemExit("there is no open seat")
        table, code = found[0]["id"], []
        seat = str([place["kind"] for place in found[0]["seats"]].index("open"))
    wanted = {"do": "take", "code": code[0] if code else ""}
    http.post(f"/api/tables/{table}/seats/{seat}", json=wanted).raise_for_status()
    return table


def play(address: str, headers: dict[str, str], table: str) -> list[int]:
    """Play to the end of the game; return the ranks of all seats."""
    socket, sent = f"{address.replace('http', 'ws', 1)}/t/{table}/socket?view=bare", {"": ""}
    with connect(socket, additional_headers=headers) as server:
        for text in server:
            said = json.loads(text)
            if said["type"] == "error" and said["code"] in ("busy", "too_fast"):
                time.sleep(0.5)  # nothing was done: the same once more, under the same id
                server.send(sent[said["id"]])
            if said["type"] == "position" and said["over"]:
                return list(said["ranks"])
            for choice in said.get("choices", ()):  # only positions have any
                key = f"{choice['seat']}-{said['revision']}"
                deed = {"type": "act", "id": key, "action": random.choice(choice["actions"])}
                deed |= {"seat": choice["seat"], "revision": said["revision"]}
                server.send(sent.setdefault(key, json.dumps(deed)))
    raise SystemExit("the table is closed")


def main(address: str, token: str, invitation: str = "") -> None:
    """Play one game."""
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=address, headers=headers) as http:
        table = sit_down(http, invitation)
        print(f"sits at {address}/t/{table}", flush=True)
        print("ranks:", play(address, headers, table))


if __name__ == "__main__":
    main(*sys.argv[1:])
