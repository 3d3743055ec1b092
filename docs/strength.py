"""Measures how strong the bots are in every game, and writes docs/strength.md.

`make strength` runs it. A whole run takes hours; results are noted in out/, so that it may be
stopped at any time and goes on where it was. Every table of the page is written as soon as it is
measured and says when that was; those that a run does not measure stay. Smaller or larger:

    STRENGTH_GAMES=20 STRENGTH_MASTER=master:2000 STRENGTH_SECONDS=0.1 make strength

STRENGTH_TOP is the number of the master's games, STRENGTH_PEER that against OpenSpiel.
STRENGTH_MORE, _MORE_TOP and _MORE_MASTER are the numbers of games and the master where more than
two play; STRENGTH_MORE=0 leaves such tables out. After a comma each of these may be told for one
game, as in master:2000,hunters=master:400. STRENGTH_PLAYERS=2 measures tables of two only,
STRENGTH_ONLY=cats,hunters these games only: so a run goes in pieces. STRENGTH_SEED are the deals:
not those that the bots were tuned on.
"""

import os
import re
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench import machine
from docs import calibration
from tarsas.bots.levels import LAPSES, level_budget
from tarsas.core.game import Game
from tarsas.core.registry import find_game, game_ids
from tarsas.lab.arena import Contest, Report, report, run
from tarsas.lab.openspiel import NAME, installed, make_any
from tarsas.lab.ratings import Share

ROOT = Path(__file__).parents[1]
SEED = int(os.environ.get("STRENGTH_SEED", "2849"))
JOBS = int(os.environ.get("STRENGTH_JOBS", "1"))
COUNTS = [int(count) for count in os.environ.get("STRENGTH_PLAYERS", "").split(",") if count]
SECONDS = os.environ.get("STRENGTH_SECONDS", "0.2")
ONLY = [name for name in os.environ.get("STRENGTH_ONLY", "").split(",") if name]


def setting(name: str, usual: str, game: str) -> str:
    """Return what the environment says for a game: USUAL,GAME=OTHER,…"""
    told = os.environ.get(f"STRENGTH_{name}", usual).split(",")
    own = dict(part.split("=") for part in told if "=" in part)
    return own.get(game) or next((part for part in told if "=" not in part), usual)


@dataclass(frozen=True)
class Claim:
    """What a bot is meant to win from another; the aim holds for two players.

    Without an aim it only shows what a level owes to its lapses, and what to its search.
    """

    bot: str
    against: str
    aim: float | None = None


def claims(game: str, players: int) -> list[Claim]:
    """Return the pairs to measure."""
    master = setting("MASTER", "master", game)
    if players > 2:
        master = setting("MORE_MASTER", master, game)
    found = [
        Claim("greedy", "random", 0.95),
        Claim("player", "kitten", 0.65),
        Claim("club", "player", 0.65),
        Claim(master, "club", 0.65),
        Claim(master, "greedy", 0.8),
        # A handicap is no skill: who never lapses against those who do, with as much search.
        Claim("greedy", "club"),
        *(Claim(f"mcts:{level_budget(level).simulations}", level) for level in LAPSES),
    ]
    # As long a time for both, so that what has become quicker since counts as well.
    found.append(Claim(f"master:{SECONDS}s", f"master-1:{SECONDS}s", 0.65))
    if players == 2 and installed():
        found.append(Claim(f"mcts:{SECONDS}s", f"{NAME}:{SECONDS}s", 0.7))
    return found


def number_of_games(game: str, players: int, claim: Claim) -> int:
    """Return how many games a pair plays."""
    usual = setting("GAMES", "100", game)
    if claim.against.startswith(NAME):
        return int(setting("PEER", usual, game))
    top = "TOP"
    if players > 2:
        usual, top = setting("MORE", usual, game), "MORE_TOP"
    return int(setting(top, usual, game) if claim.bot.startswith("master") else usual)


def measure(game: Game, players: int, claim: Claim, bar: Progress) -> Report:
    """Play one pair, or read what was played before."""
    games = number_of_games(game.id, players, claim)
    contest = Contest(game.id, players, (claim.bot, claim.against), games, SEED)
    task = bar.add_task(f"{game.id} {players}: {claim.bot} – {claim.against}", total=games)
    notes = ROOT / "out" / f"strength-{game.id}-{players}-{SEED}.jsonl"
    results = run(contest, JOBS, notes, lambda done: bar.advance(task, done), make_any)
    bar.remove_task(task)
    return report(contest, results)


def verdict(share: Share, aim: float) -> str:
    """Say whether an aim was reached, and whether luck could have done it."""
    if share.low >= aim:
        return "yes"
    if share.mean >= aim:
        return "yes, within luck"
    return "not shown" if share.high >= aim else "no"


def table(game: Game, players: int, bar: Progress) -> list[str]:
    """Measure a game with a number of players and return that part of the page."""
    found = [(claim, measure(game, players, claim, bar)) for claim in claims(game.id, players)]
    lines = [
        f"{players} players, measured {date.today().isoformat()} with Társas {version('tarsas')}:",
        "",
        "| bot | against | won | 95 % | games | aim | reached | s a move | longest |",
        "|---|---|---:|---|---:|---:|---|---|---|",
    ]
    for claim, result in found:
        share = result.pairs[0][2]
        times = {s.bot: s for s in result.standings}
        pair = [times[claim.bot], times[claim.against]]
        wanted = claim.aim if players == 2 else None
        aim = f"{wanted:.0%}" if wanted is not None else ""
        reached = verdict(share, wanted) if wanted is not None else ""
        lines.append(
            f"| {claim.bot} | {claim.against} | {share.mean:.1%} "
            f"| {share.low:.1%} to {share.high:.1%} | {share.games} | {aim} | {reached} "
            f"| {' / '.join(f'{s.move_seconds:.3f}' for s in pair)} "
            f"| {' / '.join(f'{s.longest_seconds:.2f}' for s in pair)} |"
        )
    return lines


def counts(game: Game) -> list[int]:
    """Return the numbers of players that are to be measured in a game."""
    if ONLY and game.id not in ONLY:
        return []
    counts = [count for count in game.players if count > 1 and (not COUNTS or count in COUNTS)]
    return [count for count in counts if count == 2 or setting("MORE", "100", game.id) != "0"]


Tables = dict[tuple[str, int], list[str]]


def tables_of(page: str) -> Tables:
    """Return the tables of a page, by the game's title and the number of players."""
    found: Tables = {}
    title = ""
    lines = page.split("\n")
    for place, line in enumerate(lines):
        if line.startswith("## "):
            title = line.removeprefix("## ")
        elif head := re.fullmatch(r"(\d+) players, measured .*:", line):
            end = next(n for n in range(place + 2, len(lines)) if not lines[n].startswith("|"))
            found[title, int(head[1])] = lines[place:end]
    return found


def write(page: Path, tables: Tables) -> None:
    """Write the page with all its tables; what `make calibration` wrote stays."""
    lines = introduction()
    for game in map(find_game, game_ids()):
        own = [tables[game.title("en"), n] for n in game.players if (game.title("en"), n) in tables]
        if own:
            lines += [f"## {game.title('en')}", ""]
        for part in own:
            lines += [*part, ""]
    if page.exists():
        lines += [calibration.kept(page.read_text(encoding="utf-8")), ""]
    page.write_text("\n".join(lines), encoding="utf-8")


def introduction() -> list[str]:
    """Say what the figures mean and on what they were measured."""
    peer = (
        f"- `{NAME}` is OpenSpiel's own search (`open_spiel.python.algorithms.mcts`) with about "
        "the same time a move, its rollouts in our compiled loop."
        if installed()
        else "- OpenSpiel is not installed here (`make .venv/lab`), so our search was not compared."
    )
    return [
        "# How strong the bots are",
        "",
        "Written by `make strength`, never by hand. Every pair plays the same deals in every "
        "seating; a draw counts half; with more than two players the two bots fill alternate "
        "seats, and a share counts the rival seats beaten. *Reached* says yes only if "
        "the whole 95 % interval is above the aim. What is not here was not measured.",
        "",
        "- A number after a bot's name is its budget a move: simulations, or seconds with an s. "
        "The levels' own budgets are in `bots/levels.py`. `mcts` never lapses into a weaker move, "
        "as player and club do on purpose: what it wins from them at their own budget is that "
        "handicap.",
        peer,
        f"- Deals of seed {SEED}. The last run played {JOBS} at a time, with a load average of "
        f"{os.getloadavg()[1]:.1f} on {os.cpu_count()} cores in the end; results that earlier runs "
        "had noted were kept, with their seconds.",
        *(f"- {line}" for line in machine.describe()),
        "",
    ]


def main() -> None:
    """Measure and write the page."""
    page = ROOT / "docs" / "strength.md"
    tables = tables_of(page.read_text(encoding="utf-8")) if page.exists() else {}
    with Progress(console=Console(stderr=True), transient=True) as bar:
        for game in map(find_game, game_ids()):
            for players in counts(game):
                tables[game.title("en"), players] = table(game, players, bar)
                write(page, tables)


if __name__ == "__main__":
    main()
