"""Pulsar 2849: two to four companies fly through a star cluster and harness its pulsars."""

from tarsas.core.components import Tree
from tarsas.core.errors import OptionError
from tarsas.core.game import Game
from tarsas.core.options import Option, Options, Value, start_option
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.games.pulsar.actions import KINDS
from tarsas.games.pulsar.components import FIRST_GAME_GOALS, build_printed
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_tables import ENDINGS

PRESETS: dict[str, dict[str, Value]] = {
    "first_game": {"first_game_setup": True},
    "rulebook_literal": {
        "engineering_4p": "3-2",
        "discovery_two_icons": "one",
        "transmitter_top_visible": True,
        "goal_any_three": "placed",
    },
    "digest": {
        "track_left_overshoot": "clamp",
        "late_link": "never",
        "hq_unlock": "printed_connections",
        "tie_break": "ahead",
    },
}
"""Options that belong together: the rulebook's advice for a first game, its very wording, and
what published summaries report."""


def refuse(options: Options) -> None:
    """Refuse what a first game or one without headquarters would not honour (ruling A40)."""
    first, where = bool(options["first_game_setup"]), "without headquarters (use_hq: no)"
    because = Message("error-because-first" if first else "error-because-no-headquarters")
    if not first and options["use_hq"]:
        return
    if first:
        where = "in a first game (first_game_setup: yes)"
        if options["map_side"] != "normal":
            plain = f"option map_side: {where} the map is normal"
            raise OptionError(Message("error-map-side"), plain)
        goals = str(options["goals"]).replace(",", " ").split()
        if goals != ["random"] and set(goals) != set(FIRST_GAME_GOALS):
            marked = " ".join(FIRST_GAME_GOALS)
            plain = f"option goals: {where} the goals are {marked}; leave it at random"
            raise OptionError(Message("error-first-goals", {"goals": marked}), plain)
    for number in (1, 2, 3):
        board = options[f"board_{number}"]
        if board not in ("random", "A"):
            plain = f"option board_{number}: {board} is not allowed {where}; allowed: random, A"
            args = {"board": Message(f"option-board_{number}"), "because": because}
            raise OptionError(Message("error-board", args), plain)


def set_up(players: int, options: Options, components: Tree) -> State:
    """Return the opening position."""
    state = Pulsar(players, build_printed(players, options, components))
    state.set_up()
    return state


def choice(name: str, help_: str, *choices: str) -> Option:
    """Return an option whose first choice is the default."""
    return Option(name, "choice", choices[0], help_, choices=choices)


GAME = Game(
    id="pulsar",
    package=__name__,
    version=1,
    players=(2, 3, 4),
    minutes=(60, 90),
    options=(
        choice("map_side", "side of the star cluster; one has dead ends", "normal", "dead_end"),
        Option("use_hq", "flag", True, "play with headquarters boards"),
        Option(
            "first_game_setup",
            "flag",
            False,
            "as advised for a first game: normal map, no headquarters, boards A, marked goals",
        ),
        Option("balanced_first_roll", "flag", False, "set most dice of the first round"),
        choice("board_1", "technology board of rows 1-2", "random", "A", "B", "C", "D"),
        choice("board_2", "technology board of rows 3-5", "random", "A", "B", "C", "D"),
        choice("board_3", "technology board of rows 6-8", "random", "A", "B", "C", "D"),
        Option("goals", "text", "random", "random, or three goals such as G1a G2b G5a"),
        choice("track_left_overshoot", "a move past the left end", "illegal", "clamp"),
        choice("engineering_4p", "cubes by place with four players", "3-2-1", "3-2"),
        choice("late_link", "joining a single transmitter later", "allowed", "never"),
        choice("hq_unlock", "what opens a project", "full_row", "printed_connections"),
        choice("discovery_two_icons", "icons gained of a bonus with two", "both", "one"),
        choice("tie_break", "who wins a tie in the final play order", "back", "ahead"),
        choice("station_fallback", "stations on the second kind", "mandatory", "optional"),
        choice(
            "flight_resolution",
            "when systems on the way are seen",
            "commit_then_reveal",
            "stepwise_reveal",
        ),
        choice("obligatory_red", "a doubler's red die", "enforced", "lenient"),
        choice("gyrodyne_supply", "gyrodyne tiles", "limited", "unlimited"),
        choice("tokens_per_player", "tokens that limit stations", "30", "unlimited"),
        choice("transmitter_deck", "transmitters of each letter", "11-7-6", "8-8-8"),
        choice("link_die_timing", "how long a link die lasts", "this_turn", "immediately"),
        Option("transmitter_top_visible", "flag", False, "show the next transmitter of the deck"),
        choice("goal_any_three", "gyrodynes that count for G3b", "spinning", "placed"),
        Option("auto_endgame", "flag", True, "the best purchases of the final scoring are made"),
        start_option(4),
    ),
    refuse=refuse,
    endings=ENDINGS,
    kinds=KINDS,
    longest=6000,
    set_up=set_up,
    presets=PRESETS,
    variants=(
        {},
        {
            **PRESETS["rulebook_literal"],
            "map_side": "dead_end",
            "station_fallback": "optional",
            "obligatory_red": "lenient",
            "link_die_timing": "immediately",
            "auto_endgame": False,
            "board_1": "D",
            "board_2": "B",
            "board_3": "A",
        },
        {
            **PRESETS["digest"],
            "map_side": "dead_end",
            "flight_resolution": "stepwise_reveal",
            "balanced_first_roll": True,
            "gyrodyne_supply": "unlimited",
            "tokens_per_player": "unlimited",
            "transmitter_deck": "8-8-8",
            "board_1": "C",
            "board_2": "D",
            "board_3": "B",
            "goals": "G3b G4b G6a",
        },
        {"first_game_setup": True, "start": "blue"},
        {"use_hq": False, "auto_endgame": False},
    ),
)
