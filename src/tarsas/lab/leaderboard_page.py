"""A leaderboard as one HTML file that needs nothing else, light or dark as the reader has it."""

from collections.abc import Sequence
from html import escape

from tarsas.core.registry import find_game
from tarsas.core.text import Message, say
from tarsas.draw.scatter import Dot, duration, scatter
from tarsas.draw.theme import style_sheet
from tarsas.lab.arena import Standing
from tarsas.lab.leaderboard import Board
from tarsas.lab.ratings import Rating

STYLE = """
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:400 17px/1.5 var(--font);color-scheme:light dark;
font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%}
body{margin:0 auto;padding:1.2rem 1rem 3rem;max-width:72rem}
h1,h2{line-height:1.2;text-wrap:balance;margin:0 0 .4em}
section{margin:2rem 0;padding:1rem;border:1.5px solid var(--line);border-radius:16px;
background:var(--card)}
.board{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}
@media(min-width:60rem){.board{grid-template-columns:minmax(0,1fr) 26rem}}
@media(max-width:30rem){body{padding-inline:.5rem}section{padding:.8rem .7rem}
table{font-size:.92rem}}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.35rem .5rem .35rem 0;text-align:right;border-bottom:1px solid var(--line);
white-space:nowrap}
th:nth-child(2),td:nth-child(2){text-align:left;white-space:normal;overflow-wrap:anywhere;
min-width:5rem}
td:nth-child(2){font-weight:600}
thead th{font-weight:400}
small{display:block;font-size:.8rem;line-height:1.2;opacity:.8}
figure{margin:0}
svg{display:block;width:100%;height:auto;max-width:40rem}
.note{margin:.4rem 0 0}
"""


def page(boards: Sequence[Board], language: str) -> str:
    """Return the whole page."""
    heading = said("arena-title", language)
    shown = "".join(section(board, language) for board in boards)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{heading} · Társas</title><style>{style_sheet()}{STYLE}</style></head>"
        f"<body><main><h1>{heading}</h1><p>{said('arena-scale', language)}</p>{shown}</main></body>"
        "</html>\n"
    )


def section(board: Board, language: str) -> str:
    """Return one board: what was played, the table, the plot, and what went wrong."""
    game = find_game(board.game)
    name = said("arena-board", language, game=game.title(language), players=board.players)
    told = [said("arena-played", language, games=board.games, zero=board.zero)]
    usual = {option.name: str(option.default) for option in game.options}
    others = [f"{name}={value}" for name, value in board.options if usual.get(name) != value]
    if others:
        told.append(said("arena-options", language, options=", ".join(others)))
    if board.position:
        told.append(said("arena-position", language))
    faults = [
        said("arena-faults", language, bot=fault.bot, count=fault.count, why=fault.first)
        for fault in board.faults
    ]
    notes = "".join(f'<p class="note">{fault}</p>' for fault in faults)
    return (
        f"<section><h2>{name}</h2><p>{' '.join(told)}</p>"
        f'<div class="board"><div class="scroll">{table(board.standings, language)}</div>'
        f"<figure>{plot(board.standings, language)}</figure></div>{notes}</section>"
    )


def table(rows: Sequence[Standing], language: str) -> str:
    """Return the bots with their figures."""
    names = ("arena-bot", "arena-elo", "arena-won", "arena-time")
    head = "".join(f'<th scope="col">{said(name, language)}</th>' for name in names)
    body = "".join(
        f"<tr><td>{number}</td><td>{escape(row.bot)}</td><td>{points(row.rating)}</td>"
        f"<td>{row.share.mean:.0%}</td>"
        f"<td>{comma(duration(row.move_seconds), language)}</td></tr>"
        for number, row in enumerate(rows, start=1)
    )
    return (
        f'<table><thead><tr><th scope="col">#</th>{head}</tr></thead><tbody>{body}</tbody></table>'
    )


def plot(rows: Sequence[Standing], language: str) -> str:
    """Return strength against time; the numbers are those of the table."""
    dots = [
        Dot(number, row.bot, row.move_seconds, row.rating.elo, row.rating.low, row.rating.high)
        for number, row in enumerate(rows, start=1)
    ]
    axes = (text(Message("arena-time-axis"), language), text(Message("arena-elo"), language))
    return scatter(text(Message("arena-plot"), language), axes, dots)


def points(rating: Rating) -> str:
    """Return a rating, beneath it its interval; what all are measured from has none."""
    if rating.low == rating.high:
        return signed(rating.elo)
    return f"{signed(rating.elo)}<small>{signed(rating.low)} … {signed(rating.high)}</small>"


def signed(elo: float) -> str:
    """Return points as they are read."""
    return f"{round(elo):d}".replace("-", "−")


def comma(figure: str, language: str) -> str:
    """Return a figure with the decimal sign of a language."""
    return figure.replace(".", say("tarsas.core", language, Message("decimal-sign")))


def text(message: Message, language: str) -> str:
    """Return a message in words."""
    return say("tarsas.core", language, message)


def said(name: str, language: str, **args: str | int) -> str:
    """Return a message as it stands in a page."""
    return escape(text(Message(name, dict(args)), language))
