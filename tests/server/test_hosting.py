"""What docs/hosting.md and the files in deploy name is there, and nothing is missing from them."""

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest
import typer
from prometheus_client import REGISTRY
from sqlalchemy import text

from tarsas.cli.keeping import prune
from tarsas.cli.serve import serve
from tarsas.server.command import TO_ANSWER, TO_CLOSE
from tarsas.server.settings import Settings
from tarsas.server.storage import Storage, StorageError
from tests.processes import PATIENCE

from .client import Person, Server, sqlite_url

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"
METRIC = re.compile(r"\btarsas_[a-z_]+\b")


def rows(name: str) -> list[list[str]]:
    """Return a table of the page, by the mark before it, without its heading."""
    table = re.search(rf"<!-- {name} -->\n(.*?)<!-- end -->", PAGE, re.DOTALL)
    assert table, f"docs/hosting.md has no table of {name}"
    lines = table[1].strip().splitlines()[2:]
    return [[cell.strip().strip("`") for cell in line.strip("|").split(" | ")] for line in lines]


@pytest.mark.parametrize(("name", "command"), [("options", serve), ("keep", prune)])
def test_the_page_lists_every_option(name: str, command: object) -> None:
    app = typer.Typer(add_completion=False)
    app.command()(command)  # type: ignore[type-var]
    found = []
    for option in typer.main.get_command(app).params:
        default = f"{option.default:g}" if isinstance(option.default, float) else option.default
        shown = {"False": "off", "None": ""}.get(str(default), str(default))
        found.append([option.opts[0], str(option.envvar or ""), shown])
    ours = [row[:3] for row in rows(name)]
    shared = {"--help", "--yes"} | ({"--database"} if name == "keep" else set())
    assert ours == [row for row in found if row[0] not in shared]


def exposed(text: str) -> tuple[set[str], set[str]]:
    """Return the names of all samples that a server may give, and of the metrics they are of."""
    families = dict(re.findall(r"^# TYPE (tarsas_\w+) (\w+)$", text, re.MULTILINE))
    families = {name: kind for name, kind in families.items() if not name.endswith("_created")}
    samples = set(families)
    for name, kind in families.items():
        if kind == "histogram":
            samples |= {f"{name}_{part}" for part in ("bucket", "count", "sum")}
    return samples, set(families)


def test_every_metric_is_explained_and_every_one_that_is_used_exists(first: Person) -> None:
    samples, families = exposed(first.http.get("/metrics").text)
    assert {row[0] for row in rows("metrics")} == families
    for name in ("grafana.json", "tarsas-alarms.yml"):
        used = set(METRIC.findall((DEPLOY / name).read_text(encoding="utf-8")))
        assert used, name
        assert used <= samples, f"{name} asks for {sorted(used - samples)}"


def test_the_dashboard_shows_every_metric() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    for name, _ in rows("metrics"):
        assert name in asked, f"no panel shows {name}"
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places)


def test_every_alarm_has_its_answer() -> None:
    alarms = re.findall(r"alert: (\w+)", (DEPLOY / "tarsas-alarms.yml").read_text(encoding="utf-8"))
    assert alarms == re.findall(r"^\| `(Tarsas\w+)` \|", PAGE, re.MULTILINE)


def test_every_file_to_deploy_is_named_in_the_page() -> None:
    for path in DEPLOY.iterdir():
        assert path.name in PAGE or path.stem in PAGE, path


@pytest.mark.parametrize("unit", ["tarsas.service", "tarsas@.service"])
def test_a_service_waits_for_longer_than_the_server_takes_to_stop(unit: str) -> None:
    written = (DEPLOY / unit).read_text(encoding="utf-8")
    (patience,) = re.findall(r"^TimeoutStopSec=(\d+)$", written, re.MULTILINE)
    drain = re.findall(r"--drain (\d+)", written) or ["0"]
    assert int(patience) > int(drain[0]) + TO_ANSWER + TO_CLOSE


# Who may read the metrics


def test_strangers_do_not_read_the_metrics(first: Person) -> None:
    address = f"{first.server.url}/metrics"
    by_proxy = {"X-Forwarded-For": "127.0.0.1"}
    elsewhere = {"Host": "tarsas.example.org"}
    for headers in (elsewhere, by_proxy, {**elsewhere, "Authorization": "Bearer"}):
        answer = httpx.get(address, headers=headers, timeout=PATIENCE)
        assert answer.status_code == 403, headers
        assert "tarsas_moves" not in answer.text


def test_who_brings_the_token_reads_the_metrics(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TARSAS_METRICS_TOKEN", "sesame")
    elsewhere = {"Host": "tarsas.example.org", "X-Forwarded-For": "192.0.2.7"}
    with Server(sqlite_url(tmp_path)) as server:
        for token, status in (("sesame", 200), ("sesam", 403), ("é", 403)):
            brought = {**elsewhere, "Authorization": f"Bearer {token}"}
            encoded = [(name.encode(), words.encode()) for name, words in brought.items()]
            answer = httpx.get(f"{server.url}/metrics", headers=encoded, timeout=PATIENCE)
            assert answer.status_code == status, token


# That they count


def value(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def test_a_database_that_fails_is_away_until_it_answers(tmp_path: Path) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(sqlite_url(tmp_path)))
        await storage.open()
        before = value("tarsas_database_errors_total", what="read")
        with pytest.raises(StorageError):
            await storage.rows(text("SELECT * FROM nowhere"))
        assert value("tarsas_database_errors_total", what="read") == before + 1
        assert value("tarsas_database_away") == 1
        await storage.secret()
        assert value("tarsas_database_away") == 0
        await storage.close()

    asyncio.run(scenario())


def test_requests_are_timed_by_route_not_by_address(first: Person) -> None:
    table = first.open_table("me", "me")
    first.get(f"/api/tables/{table}")
    text = first.http.get("/metrics").text
    assert 'tarsas_request_seconds_count{method="GET",route="/api/tables/{identity}"' in text
    assert table not in text
