"""Programs at a table: they play, and one that fails loses its seat to a kitten."""

import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tarsas.bots.bot import Budget
from tarsas.bots.levels import make_bot
from tarsas.bots.match import Chance, play_out
from tarsas.core.errors import OptionError
from tarsas.core.position import read_position
from tarsas.core.record import Record
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.programs.command import Command, read_command
from tarsas.programs.process import MOST_LINE
from tarsas.programs.program import IDLE, Idle, Patience, Program, ProgramBot
from tests.processes import is_running, none_left, wait_until

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
IMPATIENT = Patience(greeting=60.0, more=0.2, counting=0.2)
A_MINUTE = 60.0
PATIENT = Patience(greeting=60.0, more=60.0, counting=60.0)
GREETS = "print('tarsas-bot 1 Trial', flush=True)\n"


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """Nothing that a test starts outlives it."""
    with none_left():
        yield
        IDLE.close()


def script(body: str) -> Command:
    """A program that greets, then does as a script says."""
    words = (sys.executable, "-I", "-S", "-c", f"import sys\n{GREETS}{body}")
    return Command(f"cmd:{shlex.join(words)}", words, Budget(1))


def opening() -> Record:
    return Record.new(find_game("marabunta"), 2)


def played(command: Command, patience: Patience) -> tuple[ProgramBot, int]:
    """Let a program play against a kitten; return it, and how many moves there were."""
    record = opening()
    bot = ProgramBot(command, record, 1, patience)
    state, rival = record.replay(), make_bot(record.game, "kitten", 2)
    play_out(state, [bot, rival], Chance(Rng(1)))
    bot.leave()
    return bot, len(bot.line.moves) - 1


@pytest.mark.parametrize("example", ["python3 line_bot.py", "node line_bot.mjs"])
def test_the_examples_play_a_whole_game(example: str) -> None:
    program, file = example.split()
    bot, moves = played(read_command(f"cmd:10:{program} {EXAMPLES / file}"), PATIENT)
    assert not bot.fault
    assert moves > 50


ANSWERS = "for line in sys.stdin:\n  if line.startswith('go'): "


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("sys.exit('out of ideas')", "ended with exit code 1: out of ideas"),
        (f"{ANSWERS}1 / 0", "ended with exit code 1: ZeroDivisionError"),
        (f"{ANSWERS}print('hm', flush=True)", "said 'hm'; expected 'best ACTION'"),
        (f"{ANSWERS}print('best pawn', flush=True)", "said 'best pawn'"),
        (f"{ANSWERS}print('best ２', flush=True)", "said 'best ２'"),
        (f"{ANSWERS}print('best 999999', flush=True)", "chose 999999, which is not legal"),
        (f"{ANSWERS}sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()", "UTF-8"),
        (f"{ANSWERS}sys.stdout.write('x' * {MOST_LINE + 2}); sys.stdout.flush()", "says too much"),
        ("while True: print('# still here')", "says too much"),
        ("import os; os.kill(os.getpid(), 11)", "was ended by SIGSEGV"),
        ("import os; os.close(1); sys.stdin.read()", "stopped listening"),
        ("x = []\nwhile True: x.append(bytearray(1 << 28))", "MemoryError"),
    ],
)
def test_a_program_that_fails_loses_its_seat_and_the_game_goes_on(body: str, said: str) -> None:
    bot, moves = played(script(body), PATIENT)
    assert said in bot.fault
    assert moves > 50


def test_a_program_that_never_answers_is_not_waited_for() -> None:
    bot, moves = played(script("sys.stdin.read()"), IMPATIENT)
    assert "did not answer within" in bot.fault
    assert moves > 50


def test_a_program_that_never_listens_is_not_waited_for() -> None:
    record = opening()
    program = Program(script("import time\nwhile True: time.sleep(1000)"), IMPATIENT)
    program.greet()
    bot = ProgramBot(program.command, record, 1, IMPATIENT)
    bot.program = program
    bot.line.parts.append("x" * 1_000_000)  # more than a pipe takes
    state = record.replay()
    while state.actor() < 0:
        state.apply(state.actor(), state.draw(Rng(1)))
    assert bot.choose(state, state.actor()) in list(state.legal(state.actor()))
    assert "did not answer within" in bot.fault


def test_one_that_greets_in_another_language_is_refused() -> None:
    words = (sys.executable, "-I", "-S", "-c", "print('uciok', flush=True)")
    bot, _ = played(Command("cmd:uci", words, Budget(1)), PATIENT)
    assert bot.fault == "cmd:uci said 'uciok'; expected 'tarsas-bot 1' and its name"


def test_what_a_program_starts_ends_with_it() -> None:
    start = "import subprocess\nchild = subprocess.Popen(['sleep', '1000'])"
    program = Program(script(f"{start}\nprint(child.pid, flush=True)\nsys.stdin.read()"), PATIENT)
    program.greet()
    child = int(program.process.hear(time.monotonic() + A_MINUTE))
    assert is_running(child)
    program.process.kill()
    wait_until(lambda: not is_running(child))


def test_a_program_is_told_the_position_and_the_legal_actions() -> None:
    echo = script("sys.stdin.readline()\nfor line in sys.stdin: print(line, flush=True)")
    bot = ProgramBot(echo, opening(), 7, PATIENT)
    state = opening().replay()
    rng = Rng(1)
    while state.actor() < 0:
        action = state.draw(rng)
        bot.observe(state.actor(), action)
        state.apply(state.actor(), action)
    bot.choose(state, state.actor())
    assert "said 'set seed 7'" in bot.fault  # it repeats what it hears
    assert read_position(str(bot.line)).replay().key() == state.key()


def test_programs_know_nothing_of_our_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TARSAS_SECRET", "hush")
    program = Program(script("import os; print(sorted(os.environ), flush=True)"), PATIENT)
    program.greet()
    said = program.process.hear(time.monotonic() + A_MINUTE)
    program.process.kill()
    assert "PATH" in said
    assert "TARSAS_SECRET" not in said


def test_an_idle_program_plays_at_the_next_table() -> None:
    command = script(f"{ANSWERS}print('best', line.split()[-1], flush=True)")
    first, _ = played(command, PATIENT)
    (waiting,) = IDLE.waiting
    second, _ = played(command, PATIENT)
    assert not first.fault
    assert not second.fault
    assert IDLE.waiting == [waiting]


def test_no_more_programs_wait_than_may() -> None:
    idle = Idle(1)
    one, two = (Program(script("sys.stdin.read()"), PATIENT) for _ in range(2))
    idle.give_back(one)
    idle.give_back(two)
    assert not one.process.runs()
    assert idle.take(two.command) is two
    two.process.kill()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("cmd:", "expected cmd:PROGRAM"),
        ("cmd:'python3", "No closing quotation"),
        ("cmd:./no-such-bot", "there is no program './no-such-bot'"),
        ("cmd:0s:python3", "expected cmd:PROGRAM"),
        ("cmd:1e9s:python3", "there is no program"),
        ("cmd:99999s:python3", "expected cmd:PROGRAM"),
    ],
)
def test_a_command_that_cannot_be_meant_is_refused(text: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        read_command(text)


def test_a_command_is_split_as_a_shell_does_but_no_shell_reads_it() -> None:
    command = read_command("cmd:2.5s:python3 'a b' $HOME; rm *")
    assert command.words == ("python3", "a b", "$HOME;", "rm", "*")
    assert command.budget.seconds == 2.5
