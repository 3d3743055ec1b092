"""Prints what bots choose in positions of every case: run in fresh interpreters and compared."""

from tarsas.bots import mcts
from tarsas.bots.bot import Budget
from tarsas.bots.levels import make_bot
from tests.contract.cases import CASES, play

WITHIN = Budget(12)


def main() -> None:
    print("native" if mcts.__file__.endswith((".so", ".pyd")) else "pure")
    for case in CASES:
        bots = [make_bot(case.game, name, 5, WITHIN) for name in ("kitten", "greedy", "mcts")]
        chosen = []
        for number, (state, seat, _) in enumerate(play(case, 3, [])):
            if seat >= 0 and number % 40 == 7:
                chosen += [int(bot.choose(state, seat)) for bot in bots]
            if number > 130:
                break
        print(case.name, ",".join(map(str, chosen)))


if __name__ == "__main__":
    main()
