"""Prints a digest of a game of every case: run in fresh interpreters and compared."""

import hashlib

from tarsas.core import playout
from tarsas.core.state import CHANCE, OVER
from tests.contract.cases import CASES, play


def main() -> None:
    print("native" if playout.__file__.endswith((".so", ".pyd")) else "pure")
    for case in CASES:
        digest = hashlib.sha256()
        for seed in (1, 2):
            for state, seat, action in play(case, seed, []):
                digest.update(state.key())
                if seat == OVER:
                    break
                legal = list(state.legal(seat))
                words = [case.game.notation.words(state, seat, a) for a in legal]
                digest.update(repr((seat, action, legal, words)).encode())
                if seat == CHANCE:
                    digest.update(repr(list(state.weights())).encode())
        print(case.name, digest.hexdigest())


if __name__ == "__main__":
    main()
