"""A bot that speaks the line protocol of Társas, and knows no rules: it plays any legal action.

tarsas watch marabunta --bots "kitten,cmd:python3 docs/examples/line_bot.py"
"""

import random
import sys


def say(line: str) -> None:
    """Say one line, at once."""
    print(line, flush=True)


def main() -> None:
    """Answer until there is nothing more to hear."""
    chance = random.Random(0)
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "tarsas-bot":
            say("tarsas-bot 1 Any move")
        elif word == "position":
            chance.seed(rest)  # its set-up and all moves, for a bot that knows the game
        elif word == "go":
            legal = rest.partition("legal ")[2].split()
            say(f"best {chance.choice(legal)}")
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
