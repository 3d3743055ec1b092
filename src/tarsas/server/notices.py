"""What is missing in this installation, for the person who starts the server.

The package says so too when it is built, but pip shows that to nobody.
"""

import os

from tarsas.core import playout
from tarsas.server.pages import manifest

INTERPRETED = (
    "Notice: the rules run interpreted, and bots think some 20 times slower: there was no C"
    " compiler when this was installed. On Debian or Ubuntu: apt-get install gcc python3-dev, then"
    " install again."
)
NO_CLIENT = (
    "Notice: the browser's client is not built, so the pages have no script and no style. In a"
    " checkout `make web` builds it; a wheel made by `make wheel` brings it along."
)


def notices() -> list[str]:
    """Return a line for each thing that is missing and that nobody asked to leave out."""
    interpreted = playout.__file__.endswith(".py") and "TARSAS_PURE" not in os.environ
    return [INTERPRETED] * interpreted + [NO_CLIENT] * (not manifest())
