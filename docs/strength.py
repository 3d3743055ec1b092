"""Measures how strong the bots are in every game, and writes docs/strength.md.

`make strength` runs it. A whole run takes hours; results are noted in out/, so that it may be
stopped at any time and goes on where it was. The page says what was played. Smaller or larger:

    STRENGTH_GAMES=20 STRENGTH_MASTER=master:2000 STRENGTH_SECONDS=0.1 make strength

STRENGTH_TOP is the number of the master's games, STRENGTH_PEER that against OpenSpiel.
STRENGTH_MORE, _MORE_TOP and _MORE_MASTER are the numbers of games and the master where more than
two play; STRENGTH_MORE=0 leaves such tables out. After a comma each of these may be told for one
game, as in master:2000,hunters=master:400. STRENGTH_PLAYERS=2 measures tables of two only,
STRENGTH_ONLY=cats,hunters these games only. STRENGTH_SEED are the deals: not those that the bots
were tuned on.
"""

import os
from dataclasses import dataclass
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
    name, colon, budget = master.partition(":")
    if name == "master":
        # The same budget, so that only what has been learnt since can win.
        found.append(Claim(master, f"master-1{colon}{budget}", 0.65))
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


def section(game: Game, bar: Progress) -> list[str]:
    """Measure a game with every number of players and return its part of the page."""
    lines = [f"## {game.title('en')}", ""]
    for players in game.players:
        if players < 2 or (COUNTS and players not in COUNTS):
            continue
        if players > 2 and setting("MORE", "100", game.id) == "0":
            continue
        lines += [
            f"{players} players:",
            "",
            "| bot | against | won | 95 % | games | aim | reached | s a move | longest |",
            "|---|---|---:|---|---:|---:|---|---|---|",
        ]
        for claim in claims(game.id, players):
            found = measure(game, players, claim, bar)
            share = found.pairs[0][2]
            times = {s.bot: s for s in found.standings}
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
        lines.append("")
    return lines


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
        "the whole 95 % interval is above the aim. A game that is not here was not measured.",
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
    lines = introduction()
    with Progress(console=Console(stderr=True), transient=True) as bar:
        for name in game_ids():
            if not ONLY or name in ONLY:
                lines += section(find_game(name), bar)
    page = ROOT / "docs" / "strength.md"
    # What `make calibration` wrote is not measured here.
    lines += [calibration.kept(page.read_text(encoding="utf-8")), ""] if page.exists() else []
    page.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
