"""`tarsas bot`: one of our bots for programs of others, by the line protocol."""

import sys
from typing import Annotated

import typer

from tarsas.bots.levels import BOTS
from tarsas.cli.common import app


@app.command()
def bot(
    name: Annotated[
        str,
        typer.Option(
            "--bot", help=f"One of {', '.join(BOTS)}; one that searches with a budget: mcts:500."
        ),
    ] = "master",
    seed: Annotated[int, typer.Option(help="The same seed gives the same moves.")] = 1,
) -> None:
    """Play by a protocol of lines on standard input and output; docs/bots.md explains it."""
    from tarsas.programs.engine import Engine
    from tarsas.programs.inbox import Inbox

    def say(line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    Engine(name, seed, Inbox(sys.stdin.fileno()), say).run()
