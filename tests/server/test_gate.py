"""Nobody can ask for so much that the others wait: limits by visitor and by address."""

import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tarsas.server import bodies
from tarsas.server import limits as declared
from tarsas.server.limits import ALLOWED, Bucket, Limits, network_of
from tarsas.server.socket import CROWDED, FLOODED, TOO_MANY_PAGES
from tests.processes import PATIENCE

from .client import Person, Server, sqlite_url
from .test_protocol import check

HERE, THERE = "192.0.2.1", "192.0.2.2"
CROWD_OF_TWO = """
from tarsas.cli import main
from tarsas.server import limits
limits.WATCHERS = 2
main()
"""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a tenth of the usual is too much, for several who live apart."""
    with Server(sqlite_url(tmp_path_factory.mktemp("strict")), "--limits", "0.1") as running:
        yield running


HOMES = (f"198.51.100.{number}" for number in count(1))


def somebody(server: Server) -> Person:
    """Return a person who asks from an address of their own, through a proxy."""
    person = Person(server)
    person.http.headers["X-Forwarded-For"] = next(HOMES)
    return person


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes."""
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)


def until_refused(ask: Callable[[], httpx.Response], most: float) -> httpx.Response:
    """Ask again and again; return the answer that says to wait."""
    for _ in range(round(most) + 50):
        answer = ask()
        if answer.status_code == 429:
            return answer
        assert answer.status_code < 400, answer.text
    raise AssertionError("never refused")


# The limits themselves


@pytest.mark.parametrize("deed", ALLOWED)
def test_a_visitor_is_limited_without_harm_to_the_others(deed: str, still: None) -> None:
    limits = Limits()
    taken = [limits.take(deed, "one", HERE) for _ in range(round(ALLOWED[deed].visitor.burst))]
    assert not any(taken)
    assert limits.take(deed, "one", HERE) > 0
    assert limits.take(deed, "two", HERE) == 0


@pytest.mark.parametrize("deed", ALLOWED)
def test_many_cookies_do_not_help_one_address(deed: str, still: None) -> None:
    limits = Limits()
    burst = round(ALLOWED[deed].address.burst)
    assert not any(limits.take(deed, f"visitor {i}", HERE) for i in range(burst))
    assert limits.take(deed, "another", HERE) > 0
    assert limits.take(deed, "", HERE) > 0
    assert limits.take(deed, "another", THERE) == 0


@pytest.mark.parametrize("deed", ALLOWED)
def test_a_family_of_five_is_never_refused_what_each_may_do_at_once(deed: str) -> None:
    allowed = ALLOWED[deed]
    assert allowed.address.burst >= 5 * allowed.visitor.burst
    assert allowed.address.rate >= 5 * allowed.visitor.rate


def test_waiting_as_long_as_was_said_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limits = Limits()
    while not (wait := limits.take("open", "one", HERE)):
        pass
    now += wait * 0.9
    assert limits.take("open", "one", HERE) > 0
    now += wait * 0.1 + 0.001
    assert limits.take("open", "one", HERE) == 0


def test_new_visitors_do_not_free_those_who_are_refused(
    still: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(declared, "MOST_BUCKETS", 100)
    limits = Limits()
    while not limits.take("change", "greedy", HERE):
        pass
    for number in range(99):
        limits.take("change", f"visitor {number}", THERE)
    assert limits.take("change", "greedy", HERE) > 0
    for number in range(1000):
        limits.take("change", f"visitor {number}", f"10.0.{number // 250}.{number % 250}")
    assert len(limits.visitors) == len(limits.addresses) == 100


def test_a_host_can_raise_the_limits_or_lift_them(still: None) -> None:
    twice, without = Limits(2), Limits(0)
    burst = round(ALLOWED["open"].visitor.burst)
    assert not any(twice.take("open", "one", HERE) for _ in range(2 * burst))
    assert twice.take("open", "one", HERE) > 0
    assert not any(without.take("open", "one", HERE) for _ in range(10 * burst))
    assert not without.crowded(10 * declared.WATCHERS)


def test_an_address_is_what_one_household_has() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("") == ""


def test_a_bucket_says_how_long_to_wait(still: None) -> None:
    bucket = Bucket(rate=0.5, burst=1)
    assert bucket.wait() == 0
    assert bucket.take()
    assert bucket.wait() == 2


# The server


def test_who_asks_too_fast_is_told_when_to_come_back(strict: Server) -> None:
    person = somebody(strict)
    answer = until_refused(lambda: person.http.get("/api/me"), ALLOWED["ask"].visitor.burst)
    assert int(answer.headers["Retry-After"]) >= 1
    check(bodies.Refusal, answer.json())
    assert f"try again in {answer.headers['Retry-After']} s" in answer.json()["error"]["message"]
    page = until_refused(lambda: person.http.get("/"), ALLOWED["ask"].visitor.burst)
    assert page.headers["Content-Type"].startswith("text/html")
    assert int(page.headers["Retry-After"]) >= 1


def test_who_looks_for_pages_that_there_are_not_is_counted_too(strict: Server) -> None:
    person, most = somebody(strict), ALLOWED["ask"].visitor.burst
    for path in ("/nowhere", "/api/nowhere"):
        answers = [person.http.get(path).status_code for _ in range(round(most))]
        assert set(answers) <= {404, 429}
        assert answers[-1] == 429


def without_cookie(server: Server, address: str) -> httpx.Response:
    """Ask as somebody who keeps no cookie, behind a proxy that says where from."""
    headers = {"X-Forwarded-For": address}
    return httpx.get(f"{server.url}/api/games", headers=headers, timeout=PATIENCE)


def test_an_address_behind_a_proxy_is_the_visitors_own(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), "--limits", "0.01") as server:
        until_refused(lambda: without_cookie(server, HERE), ALLOWED["ask"].address.burst / 100)
        assert without_cookie(server, THERE).status_code == 200


def test_a_proxy_that_is_not_trusted_is_not_believed(tmp_path: Path) -> None:
    more = ("--limits", "0.01", "--behind", "192.0.2.9")
    with Server(sqlite_url(tmp_path), *more) as server:
        claimed = (f"192.0.2.{number}" for number in range(250))
        until_refused(
            lambda: without_cookie(server, next(claimed)), ALLOWED["ask"].address.burst / 100
        )


def test_tables_are_opened_at_a_bounded_rate(strict: Server) -> None:
    person = somebody(strict)
    wanted = {"game": "marabunta", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
    until_refused(lambda: person.http.post("/api/tables", json=wanted), 2)
    assert person.http.get("/api/me").status_code == 200, "the rest goes on"


def test_positions_are_drawn_once_and_at_a_bounded_rate(strict: Server) -> None:
    person = somebody(strict)
    table = person.open_table("bot:kitten", "bot:kitten")
    with person.sit(table) as socket:
        socket.wait_until(30)
    numbers = iter(range(1, 30))
    position = f"/api/tables/{table}/positions"
    until_refused(
        lambda: person.http.get(f"{position}/{next(numbers)}"), ALLOWED["draw"].visitor.burst / 10
    )
    assert person.http.get(f"{position}/1").status_code == 200, "it is drawn already"


def test_files_of_the_client_are_not_counted(strict: Server) -> None:
    person = somebody(strict)
    until_refused(lambda: person.http.get("/api/games"), ALLOWED["ask"].visitor.burst)
    for _ in range(30):
        assert person.http.get("/static/.vite/manifest.json").status_code == 200


def close_code(person: Person, table: str) -> int:
    """Open a socket and return the code by which it is closed."""
    socket = person.sit(table)
    with pytest.raises(ConnectionClosed) as closed:
        socket.wait_for("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason
    return closed.value.rcvd.code


def test_a_visitor_has_a_bounded_number_of_sockets(strict: Server) -> None:
    person = somebody(strict)
    table = person.open_table("me", "me")
    allowed = round(declared.SOCKETS_OF_VISITOR * 0.1)
    sockets = [person.sit(table) for _ in range(allowed)]
    assert all(socket.wait_for("position") for socket in sockets)
    assert close_code(person, table) == TOO_MANY_PAGES
    while (code := close_code(person, table)) == TOO_MANY_PAGES:
        pass
    assert code == FLOODED, "opening them too fast is another thing"


def test_a_crowded_table_takes_its_people_only(tmp_path: Path) -> None:
    """Two may look at this server's tables, in three programs at once."""
    small = ("-c", CROWD_OF_TWO)
    with Server(sqlite_url(tmp_path), program=(sys.executable, *small)) as server:
        host, onlooker, late = (Person(server) for _ in range(3))
        table = host.open_table("me", "me")
        looking = [onlooker.sit(table), onlooker.sit(table)]
        assert all(socket.wait_for("position") for socket in looking)
        assert close_code(late, table) == CROWDED
        with host.sit(table) as own:
            assert own.wait_for("position")


def test_a_crowd_has_an_end() -> None:
    assert not Limits().crowded(1000), "as many as a server can well serve"
    assert Limits().crowded(declared.WATCHERS)
    assert CROWDED not in (TOO_MANY_PAGES, FLOODED)
