"""Whether every table is whole afterwards: its page, its record, its chance and its score."""

import json
import time

import httpx

from tarsas.core.errors import TarsasError
from tarsas.core.notation import parse_record
from tarsas.core.record import Record, verify
from tarsas.core.state import OVER
from tests.torture.house import House
from tests.torture.ledger import Ledger, compare

ASKING = 20.0  # seconds that one request may take
INSISTING = 60.0  # seconds in which a busy server is asked again, in all
PATIENCE = 60.0  # seconds in which a server that is asked too fast is asked the same again
SILENT = 3  # requests without an answer, after which nothing more is asked
NOW, LATER = "status ", "not now: "  # how an answer begins that is none
TOO_FAST = f"{LATER}429"


class Audit:
    """Looks at every table of a ledger, first as the server shows it, then after a restart."""

    def __init__(self, house: House, ledger: Ledger) -> None:
        self.house, self.ledger = house, ledger
        self.lost = self.doubled = 0
        self.damage: dict[str, str] = dict.fromkeys(ledger.stuck, "takes no move")
        self.until = 0.0
        self.silent = 0

    def run(self) -> None:
        """Compare what is shown with what is kept, and both with what was promised."""
        with self.client() as client:
            shown = {table: self.record(client, table) for table in self.ledger.tables}
        self.house.restart()
        self.until, self.silent = time.monotonic() + INSISTING, 0
        with self.client() as client:
            for table, before in shown.items():
                if why := self.look(client, table, before):
                    self.damage[table] = why

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.house.server.url, timeout=ASKING)

    def record(self, client: httpx.Client, table: str) -> Record | str:
        """Return a table's record, or why it cannot be had."""
        answer = self.ask(client, f"/api/tables/{table}/record")
        if answer.startswith((NOW, LATER)):
            return f"its record: {answer}"
        try:
            return parse_record(answer)
        except TarsasError as error:
            return f"its record cannot be read: {error}"

    def look(self, client: httpx.Client, table: str, before: Record | str) -> str:
        """Return what is wrong with a table; "" if nothing is."""
        record = self.record(client, table)
        if isinstance(record, str):
            return record
        lost, doubled = compare(self.ledger.tables[table], record)
        self.lost += lost
        self.doubled += doubled
        if isinstance(before, Record) and record.moves[: len(before.moves)] != before.moves:
            return "shown and kept were not the same"
        try:
            state = record.replay()
        except TarsasError as error:
            return f"its record does not replay: {error}"
        if state.actor() == OVER and (wrong := verify(record)):
            return f"its chance is not what was promised: {wrong[0]}"
        page = self.ask(client, f"/t/{table}")
        if page.startswith((NOW, LATER)):
            return f"its page: {page}"
        position = self.ask(client, f"/api/tables/{table}/positions/{len(record.moves)}")
        if position.startswith((NOW, LATER)):
            return f"its position: {position}"
        if json.loads(position)["scores"] != [int(state.score(s)) for s in range(record.players)]:
            return "its score is not its record's"
        return ""

    def ask(self, client: httpx.Client, path: str) -> str:
        """Return what the server answers, or why it does not; who is busy is asked again."""
        patient = time.monotonic() + PATIENCE
        while True:
            problem = self.ask_once(client, path)
            until = patient if problem.startswith(TOO_FAST) else self.until
            if not problem.startswith(LATER) or time.monotonic() > until:
                return problem
            time.sleep(0.5)

    def ask_once(self, client: httpx.Client, path: str) -> str:
        if self.silent >= SILENT:
            return f"{NOW}none: the server does not answer"
        try:
            answer = client.get(path)
        except httpx.HTTPError as error:
            self.silent += 1
            return f"{LATER}{type(error).__name__} {error}"
        self.silent = 0
        if answer.status_code == 200:
            return answer.text
        how = LATER if answer.status_code in (429, 503) else NOW
        return f"{how}{answer.status_code} {answer.text[:200]}"
