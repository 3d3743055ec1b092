"""`tarsas serve`: starts the table."""

from typing import Annotated

import typer

from tarsas.cli.common import app


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes any that is free.")] = 8000,
    database: Annotated[
        str, typer.Option(help="SQLAlchemy URL.", envvar="TARSAS_DATABASE")
    ] = "sqlite:///tarsas.db",
    address: Annotated[
        str,
        typer.Option(
            help="Where people reach the table, e.g. https://games.example: links begin so.",
            envvar="TARSAS_ADDRESS",
        ),
    ] = "",
    workers_for_bots: Annotated[
        int, typer.Option(help="Processes in which bots think; one more takes quick moves only.")
    ] = 1,
    workers_for_reviews: Annotated[
        int, typer.Option(help="Processes that review finished games; 0: none does it here.")
    ] = 1,
    bot_pause: Annotated[
        float, typer.Option(help="Seconds that a bot's turn takes at least.")
    ] = 0.45,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            help="A program of your own that people can choose as a bot, NAME=cmd:./mybot; as "
            "often as needed. docs/bots.md says what it has to speak.",
        ),
    ] = None,
    limits: Annotated[
        float,
        typer.Option(
            help="Raises what one visitor or address may do; 0: no limits.",
            envvar="TARSAS_LIMITS",
        ),
    ] = 1.0,
    behind: Annotated[
        str,
        typer.Option(
            help="Addresses of proxies that are trusted to say where a request comes from.",
            envvar="TARSAS_BEHIND",
        ),
    ] = "127.0.0.1,::1",
    drain: Annotated[
        float,
        typer.Option(
            help="Seconds after SIGTERM in which /health says `draining` and all goes on.",
            envvar="TARSAS_DRAIN",
        ),
    ] = 0.0,
    prune: Annotated[
        bool,
        typer.Option(
            "--prune", help="Do once a day what `tarsas prune` does.", envvar="TARSAS_PRUNE"
        ),
    ] = False,
) -> None:
    """Serve the table: people open the printed address in a browser."""
    # The server takes a second to load; the other commands need not wait for it.
    from tarsas.server.command import serve as start
    from tarsas.server.settings import Settings, read_address, read_programs

    start(
        host,
        port,
        Settings(
            database=database,
            address=read_address(address),
            programs=read_programs(bots or []),
            bot_workers=workers_for_bots,
            review_workers=workers_for_reviews,
            bot_pause=bot_pause,
            limits=limits,
            prune=prune,
        ),
        behind,
        drain,
    )
