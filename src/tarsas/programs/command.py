"""Programs as people name them: `cmd:./mybot --flag`, or with a budget `cmd:0.5s:./mybot`."""

import re
import shlex
import shutil
from dataclasses import dataclass

from tarsas.bots.bot import Budget
from tarsas.bots.levels import level_budget, read_budget
from tarsas.core.errors import OptionError

PREFIX = "cmd:"
HOW = f"expected {PREFIX}PROGRAM ARGUMENTS, such as {PREFIX}./mybot or {PREFIX}0.5s:./mybot --fast"


@dataclass(frozen=True)
class Command:
    """A program with its arguments, and how long it may think about a move."""

    text: str
    words: tuple[str, ...]
    budget: Budget


def is_command(text: str) -> bool:
    """Say whether a text means a program."""
    return text.startswith(PREFIX)


def read_command(text: str) -> Command:
    """Read a program as people name it. No shell reads it: its signs mean nothing here."""
    rest, budget = text.removeprefix(PREFIX), level_budget("master")
    if limited := re.match(r"([\d.]+s?):", rest, re.ASCII):
        try:
            budget = read_budget(limited[1])
        except ValueError:
            raise OptionError(f"bot {text!r}: {HOW}") from None
        rest = rest[limited.end() :]
    try:
        words = shlex.split(rest)
    except ValueError as error:  # a quotation that does not end
        raise OptionError(f"bot {text!r}: {error}; {HOW}") from None
    if not words or "\0" in rest:
        raise OptionError(f"bot {text!r}: {HOW}")
    if shutil.which(words[0]) is None:
        raise OptionError(f"bot {text!r}: there is no program {words[0]!r} that can be run")
    return Command(text, tuple(words), budget)
