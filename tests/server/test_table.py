"""A table on the server: people, bots, undo, clocks, rematch, and what is refused."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tarsas.core.notation import parse_record
from tarsas.core.record import verify
from tests.processes import PATIENCE

from .client import Json, Person, Server, Socket, dial


def play_to_the_end(sockets: list[Socket], last_choice: bool = False) -> None:
    """Let people choose the last action each time (which ends turns quickest), or the first."""
    for socket in sockets:
        socket.wait_until(0)
    while not all(socket.position["over"] for socket in sockets):
        able = [s for s in sockets if s.position.get("choices")]
        if not able:
            sockets[0].receive()
            continue
        seat, actions = able[0].choices()
        answer = able[0].act_in_time(seat, actions[-1 if last_choice else 0])
        assert answer["type"] == "ack", answer
        for socket in sockets:
            socket.wait_until(answer["revision"])


def test_two_people_play_a_whole_game(first: Person, second: Person) -> None:
    table = first.open_table("me", "open")
    second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    with first.sit(table) as one, second.sit(table) as two:
        play_to_the_end([one, two])
        assert one.position["ranks"] == two.position["ranks"]
        assert one.position["seed"]
        record = parse_record(first.http.get(f"/api/tables/{table}/record").text)
        state = record.replay()
        assert [int(state.score(seat)) for seat in range(2)] == one.position["scores"]
        assert verify(record) == []
        story = first.get(f"/api/tables/{table}/story")
        assert story["scores"][-1] == one.position["scores"]
        sums = [sum(row["points"][seat] for row in story["reasons"]) for seat in range(2)]
        assert sums == one.position["scores"]


def test_a_person_plays_against_a_bot(first: Person) -> None:
    table = first.post("/api/play", {"game": "marabunta", "level": "kitten"})["id"]
    with first.sit(table, view="board", lang="hu") as socket:
        socket.wait_until(1)
        assert socket.position["svg"].startswith("<svg")
        play_to_the_end([socket], last_choice=True)
        assert "Vége" in socket.position["prompt"]


def test_a_bot_that_has_finished_is_not_asked_again(first: Person, server: Server) -> None:
    """In House of Cats it may be done long before the person; asked then, it thought for ever."""
    for _ in range(3):
        table = first.open_table("me", "bot:player", game="cats")
        with first.sit(table) as socket:
            play_to_the_end([socket], last_choice=True)
    assert "a bot failed" not in server.said()


def test_bots_alone_can_be_watched(first: Person, second: Person) -> None:
    table = first.open_table("bot:kitten", "bot:kitten")
    with second.sit(table) as socket:
        while not socket.position.get("over"):
            socket.receive()
        assert socket.position["choices"] == []


def test_several_seats_on_one_device(first: Person) -> None:
    table = first.open_table("me", "me")
    with first.sit(table) as socket:
        play_to_the_end([socket], last_choice=True)


def test_only_the_owner_acts_for_a_seat(first: Person, second: Person) -> None:
    table = first.open_table("me", "me")
    with first.sit(table) as one, second.sit(table) as two:
        one.wait_until(1)
        two.wait_until(1)
        assert two.position["choices"] == []
        seat, actions = one.choices()
        assert two.act(seat, actions[0])["code"] == "not_yours"
        assert one.act(seat, actions[0])["type"] == "ack"


def test_invitations_are_needed_and_work_once(first: Person, second: Person) -> None:
    table = first.open_table("me", "invited")
    refused = second.http.post(f"/api/tables/{table}/seats/1", json={"do": "take", "code": "x"})
    assert refused.status_code == 409
    assert refused.json()["error"]["message"] == "This seat is kept for who has its link."
    seats = first.get(f"/api/tables/{table}")["seats"]
    assert second.get(f"/api/tables/{table}")["seats"][1]["invitation"] is None
    link = seats[1]["invitation"]
    assert len(link.rsplit("/", 1)[1]) >= 16
    path = httpx.URL(link).raw_path.decode()
    assert second.http.get(path).status_code == 200
    assert not second.get(f"/api/tables/{table}")["seats"][1]["mine"], "to look is not to sit down"
    answer = second.http.post(path, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert second.get(f"/api/tables/{table}")["seats"][1]["mine"]
    third = Person(first.server)
    again = third.http.post(
        f"/api/tables/{table}/seats/1", json={"do": "take", "code": link.rsplit("/", 1)[1]}
    )
    assert again.json()["error"]["message"] == "This seat is taken."


def test_undo_goes_back_to_chance_or_a_foreign_action(first: Person) -> None:
    table = first.open_table("me", "me", options={"start": "red"})
    with first.sit(table) as socket:
        socket.wait_until(1)
        number = socket.position["number"]
        seat, actions = socket.choices()
        assert socket.position["undo"] == []
        socket.wait_until(socket.act(seat, actions[0])["revision"])
        assert socket.position["undo"] == [seat]
        socket.say(
            {"type": "undo", "id": "u", "revision": socket.position["revision"], "seat": seat}
        )
        socket.wait_until(socket.wait_for("ack")["revision"])
        assert (socket.position["number"], socket.position["undo"]) == (number, [])
        assert socket.position["log"]["from"] == number
        socket.say(
            {"type": "undo", "id": "v", "revision": socket.position["revision"], "seat": seat}
        )
        assert socket.wait_for("error")["code"] == "illegal"


def test_a_message_sent_twice_is_carried_out_once(first: Person) -> None:
    table = first.open_table("me", "me")
    with first.sit(table) as socket:
        socket.wait_until(1)
        seat, actions = socket.choices()
        message = {"type": "act", "id": "same", "seat": seat, "action": actions[0]}
        message["revision"] = socket.position["revision"]
        socket.say(message)
        socket.say(message)
        answers = [socket.wait_for("ack"), socket.wait_for("ack")]
        assert answers[0]["revision"] == answers[1]["revision"]


def test_bad_messages_get_one_typed_error_and_change_nothing(first: Person) -> None:
    table = first.open_table("me", "me")
    with first.sit(table) as socket:
        socket.wait_until(1)
        before = socket.position["revision"]
        seat, actions = socket.choices()
        act = {"type": "act", "id": "x", "seat": seat, "action": actions[0], "revision": before}
        for said, code in (
            ("{", "malformed"),
            ("[]", "malformed"),
            ('{"type": "dance"}', "unknown"),
            ('{"type": "act", "id": "x"}', "malformed"),
            ('{"type": "chat", "text": "' + "x" * 5000 + '"}', "too_large"),
            ({**act, "action": 10**9}, "illegal"),
            ({**act, "action": "1"}, "malformed"),
            ({**act, "revision": before - 1}, "stale"),
            ({**act, "revision": before + 1}, "stale"),
            ({**act, "seat": 7}, "not_yours"),
            ({**act, "seat": -1}, "not_yours"),
            ({**act, "seat": 1 - seat}, "illegal"),
        ):
            if isinstance(said, str):
                socket.connection.send(said)
            else:
                socket.say(said)
            assert socket.wait_for("error")["code"] == code, said
        socket.say({"type": "ping"})
        assert socket.wait_for("pong")
        assert first.get(f"/api/tables/{table}/positions/1")["number"] == 1
        assert socket.position["revision"] == before


def test_a_flood_closes_the_socket(first: Person) -> None:
    table = first.open_table("me", "me")

    def flood(socket: Socket) -> None:
        for _ in range(2000):
            socket.say({"type": "ping"})
        while True:
            socket.receive()

    with first.sit(table) as socket:
        with pytest.raises(ConnectionClosed):
            flood(socket)
        assert socket.connection.close_code == 4429


def test_a_foreign_origin_is_refused(first: Person) -> None:
    table = first.open_table("me", "me")
    cookie = f"tarsas={first.http.cookies['tarsas']}"
    address = f"ws://127.0.0.1:{first.server.port}/t/{table}/socket"
    headers = {"Cookie": cookie, "Origin": "http://elsewhere.example"}
    with (
        dial(address, headers) as stranger,
        pytest.raises(ConnectionClosed),
    ):
        stranger.recv(PATIENCE)
    answer = first.http.post(
        "/api/play", json={"game": "marabunta"}, headers={"Origin": "http://elsewhere.example"}
    )
    assert answer.status_code == 403


def test_a_forged_cookie_is_a_stranger(first: Person) -> None:
    forged = {"tarsas": first.me["id"] + "." + "0" * 40}
    with httpx.Client(base_url=first.server.url, cookies=forged, timeout=PATIENCE) as stranger:
        assert stranger.get("/api/me").json()["id"] != first.me["id"]


def test_who_takes_another_name_chats_by_it_at_once(first: Person) -> None:
    with first.sit(first.open_table("me", "open")) as socket:
        socket.wait_for("chat")
        first.post("/api/me", {"name": "Somebody else"})
        socket.say({"type": "chat", "text": "hello"})
        assert socket.wait_for("chat")["lines"][0]["who"] == "Somebody else"


def test_chat_is_told_to_everybody_and_kept(first: Person, second: Person) -> None:
    table = first.open_table("me", "open")
    with first.sit(table) as one, second.sit(table) as two:
        two.wait_for("chat")
        one.say({"type": "chat", "text": "  <b>hello</b>  "})
        line = two.wait_for("chat")["lines"][0]
        assert (line["text"], line["seat"]) == ("<b>hello</b>", 0)
    with second.sit(table) as again:
        assert len(again.wait_for("chat")["lines"]) == 1


def test_a_seat_is_handed_to_a_bot_and_taken_back(first: Person) -> None:
    table = first.open_table("me", "me")
    with first.sit(table) as socket:
        socket.wait_until(1)
        seat, actions = socket.choices()
        first.post(f"/api/tables/{table}/seats/{seat}", {"do": "bot", "level": "kitten"})
        while seat in socket.position["acting"]:
            socket.receive()
        first.post(f"/api/tables/{table}/seats/{seat}", {"do": "back"})
        assert not first.get(f"/api/tables/{table}")["seats"][seat]["handed"]
        assert actions


def test_who_runs_out_of_time_is_replaced_by_a_bot(first: Person) -> None:
    table = first.open_table("me", "bot:kitten", clock={"kind": "move", "seconds": 5})
    with first.sit(table) as socket:
        socket.wait_until(1)
        while not socket.table["seats"][0]["handed"]:
            socket.receive()


def test_a_rematch_seats_everybody_again(first: Person, second: Person) -> None:
    table = first.open_table("me", "open")
    second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    early = first.http.post(f"/api/tables/{table}/rematch", json={})
    assert early.status_code == 400
    with first.sit(table) as one, second.sit(table) as two:
        play_to_the_end([one, two], last_choice=True)
    late = second.http.post(f"/api/tables/{table}/seats/1", json={"do": "leave"})
    assert late.status_code == 409, "who played a game stays written down"
    again = first.post(f"/api/tables/{table}/rematch", {})["id"]
    assert second.post(f"/api/tables/{table}/rematch", {})["id"] == again
    assert [seat["mine"] for seat in second.get(f"/api/tables/{again}")["seats"]] == [False, True]


def test_who_plays_alone_sees_the_own_best(first: Person) -> None:
    """Ruling 14 of House of Cats: the highest score with the same set-up."""
    reached = []
    for _ in range(2):
        table = first.open_table("me", game="cats")
        with first.sit(table) as socket:
            play_to_the_end([socket], last_choice=True)
            reached += socket.position["scores"]
        assert first.get(f"/api/tables/{table}/story")["best"] == max(reached)
    other = first.open_table("me", game="cats", options={"level": 2})
    assert first.get(f"/api/tables/{other}/story")["best"] is None


def test_a_hint_is_a_legal_move_in_words(first: Person) -> None:
    table = first.open_table("me", "me")
    with first.sit(table) as socket:
        socket.wait_until(1)
        seat, actions = socket.choices()
        socket.say({"type": "hint", "seat": seat})
        hint = socket.wait_for("hint")
        assert hint["action"] in actions
        assert hint["text"]


def test_own_components_come_as_a_file_or_as_a_tree(first: Person) -> None:
    wanted = {"game": "marabunta", "players": 2, "seats": [{"kind": "me"}] * 2}
    text = "[player_board.cake_row]\nvalue = [0, 1, 1, 1, 2, 2, 3, 9]\n"
    tree = {"player_board": {"cake_row": {"value": [0, 1, 1, 1, 2, 2, 3, 9]}}}
    for components in (text, tree):
        table = first.post("/api/tables", {**wanted, "components": components})["id"]
        assert "9" in first.http.get(f"/api/tables/{table}/record").text.partition("cake_row")[2]
    for wrong, said in (("cake_row = [", "not TOML"), ("[cake]\nvalue = 1", "cake: no such entry")):
        answer = first.http.post("/api/tables", json={**wanted, "components": wrong})
        assert answer.status_code == 400
        assert said in answer.text


def test_bad_requests_say_what_is_allowed(first: Person) -> None:
    for data, message in (
        ({"game": "chess", "players": 2, "seats": []}, "unknown game 'chess'"),
        ({"game": "marabunta", "players": 9, "seats": []}, "cannot be played by 9"),
        ({"game": "marabunta", "players": 2, "seats": []}, "0 seats for 2 players"),
        ({"game": "marabunta", "players": 2, "seats": [{"kind": "x"}] * 2}, "allowed: me, open"),
        ({"game": "marabunta", "players": 2}, "seats"),
        (
            {
                "game": "marabunta",
                "players": 2,
                "seats": [{"kind": "me"}] * 2,
                "options": {"territory": "moon"},
            },
            "allowed: symbol, no_symbol",
        ),
        (
            {
                "game": "marabunta",
                "players": 2,
                "seats": [{"kind": "me"}] * 2,
                "clock": {"kind": "move", "seconds": 1},
            },
            "allowed: 5 to 3600",
        ),
    ):
        answer = first.http.post("/api/tables", json=data)
        assert answer.status_code == 400
        assert message in answer.json()["error"]["message"]
    assert first.http.get("/api/tables/none").status_code == 404
    assert first.http.post("/api/me", json={"name": ""}).status_code == 400
    assert first.http.post("/api/me", json={"name": "x" * 99}).status_code == 400


def test_a_name_travels_with_the_seat(first: Person) -> None:
    table = first.open_table("me", "open")
    first.post("/api/me", {"name": "Somebody"})
    assert first.get(f"/api/tables/{table}")["seats"][0]["name"] == "Somebody"


def test_a_recovery_link_carries_the_guest_to_another_device(server: Server) -> None:
    here, there = Person(server), Person(server)
    path = httpx.URL(here.me["recovery"]).raw_path.decode()
    assert there.http.get(path).status_code == 200
    assert there.get("/api/me") == there.me, "to look is not to become somebody else"
    assert there.http.post(path, follow_redirects=False).status_code == 303
    assert there.get("/api/me")["id"] == here.me["id"]
    for ask in (there.http.get, there.http.post):
        assert ask(path[:-3] + "000", follow_redirects=False).status_code == 404


def test_lists_show_whose_turn_it_is(first: Person, second: Person) -> None:
    table = first.open_table("me", "open", options={"start": "red"}, audience="public")

    def row(person: Person, show: str) -> Json:
        [found] = [row for row in person.get(f"/api/tables?show={show}") if row["id"] == table]
        return dict(found)

    assert not row(first, "mine")["begun"]
    assert not row(first, "mine")["your_turn"]
    assert not row(second, "open")["begun"]
    second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    assert row(first, "mine")["begun"]
    assert row(first, "mine")["your_turn"]
    assert row(Person(first.server), "live")["acting"] == [0]
    assert first.http.get("/api/tables?show=none").status_code == 400


def test_the_record_of_a_running_game_keeps_its_seed_to_itself(first: Person) -> None:
    table = first.open_table("me", "me")
    text = first.http.get(f"/api/tables/{table}/record").text
    assert "commitment: " in text
    assert "seed: " not in text


def test_health_metrics_and_schema(first: Person) -> None:
    assert first.get("/health")["status"] == "ok"
    assert "tarsas_moves_total" in first.http.get("/metrics").text
    paths = first.get("/schema/openapi.json")["paths"]
    assert "/api/tables" in paths


def test_every_answer_has_the_safety_headers(first: Person) -> None:
    for path in ("/api/games", "/theme.css", "/games/marabunta/sheet.svg", "/api/tables/none"):
        headers = first.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    cookie = httpx.get(f"{first.server.url}/api/me", timeout=PATIENCE).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
