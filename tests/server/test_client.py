"""The tests' own clients: one server or several, asked in turn."""

from .client import Person, Servers


def test_a_person_asks_another_server_each_time(postgres_url: str) -> None:
    with Servers(postgres_url, 2) as servers:
        person = Person(servers)
        asked = {servers.port for _ in range(4)}
        assert asked == {server.port for server in servers.all}
        # The same guest everywhere: the cookie is signed by the key that the database keeps.
        assert {person.get("/api/me")["id"] for _ in range(4)} == {person.me["id"]}
        table = person.open_table("me", "me")
        for _ in range(2):
            with person.sit(table) as socket:
                assert socket.wait_until(0)["choices"]
        servers.all[0].kill()
        assert person.get("/api/me")["id"] == person.me["id"]
