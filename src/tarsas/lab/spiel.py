"""Every game as a game of OpenSpiel, with explicit chance and nothing hidden.

Importing this module registers them: `pyspiel.load_game("tarsas_<id>(players=3)")`. Parameters are
the number of players and the game's options. Where a text would be read as a number ("3-2"), it
stands in single quotes. Seats that act at the same time act one after another, lowest first.
Actions of players have the learner's numbers, the same as with Gymnasium and PettingZoo; outcomes
of chance those of the game. It needs `tarsas[openspiel]`.
"""

import hashlib
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from tarsas.core.errors import TarsasError
from tarsas.core.game import Game, seat_name
from tarsas.core.notation import parse_record
from tarsas.core.observation import Observer
from tarsas.core.options import Option, Value, read_options
from tarsas.core.record import Record
from tarsas.core.registry import find_game, game_ids
from tarsas.core.state import CHANCE, OVER, State
from tarsas.lab.openspiel import Position
from tarsas.lab.spiel_observer import PositionObserver
from tarsas.lab.stepping import learner_numbers
from tarsas.table.table import Table

PREFIX = "tarsas_"
NUMBER_SIGNS = set("+-.0123456789")


# Parameters


def parameter(option: Option, value: Value) -> Value:
    """Return an option's value as OpenSpiel keeps it, so that it survives a game string."""
    if isinstance(value, bool | int):
        return value
    if option.choices and all(str(choice).isdecimal() for choice in option.choices):
        return int(value)
    return f"'{value}'" if value and set(value) <= NUMBER_SIGNS else value


def parameters(game: Game) -> dict[str, Value]:
    """Return every parameter of a game with its default."""
    options = {option.name: parameter(option, option.default) for option in game.options}
    return {"players": game.usual_players, **options}


def read_parameters(game: Game, given: Mapping[str, Any]) -> tuple[int, dict[str, Value]]:
    """Return the number of players and complete options; refuse what the game does not know."""
    chosen = dict(given)
    players = int(chosen.pop("players", game.usual_players))
    plain = {
        name: value.strip("'") if isinstance(value, str) else value
        for name, value in chosen.items()
    }
    return players, read_options(game.options, plain, players)


# Types


def game_type(game: Game, players: int) -> Any:
    """Return what OpenSpiel wants to know of a kind of game, when `players` play it."""
    kinds = pyspiel.GameType
    # One wins what the others lose; who plays alone has nobody to win from.
    sums = {1: kinds.Utility.GENERAL_SUM, 2: kinds.Utility.ZERO_SUM}
    return kinds(
        short_name=PREFIX + game.id,
        long_name=game.title("en"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=sums.get(players, kinds.Utility.CONSTANT_SUM),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def game_info(game: Game, players: int) -> Any:
    """Return the bounds of a game for `players`."""
    return pyspiel.GameInfo(
        num_distinct_actions=int(game.observer(players).actions),
        max_chance_outcomes=most_outcomes(game),
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if players == 1 else 2.0 - players,
        max_game_length=game.longest,
    )


def most_outcomes(game: Game) -> int:
    """Return the number after the last outcome of chance."""
    return max((kind.base + kind.size for kind in game.kinds if kind.chance), default=0)


# Positions that know their way


@dataclass(frozen=True)
class SetUp:
    """What a position began from."""

    game: Game
    players: int
    options: Mapping[str, Value]

    @cached_property
    def observer(self) -> Observer:
        """How the game looks to a learner, and how its actions are numbered."""
        return self.game.observer(self.players)


class Way(Position):
    """A position and the actions that led to it: OpenSpiel copies and stores it as a whole.

    To OpenSpiel actions are the learner's numbers; `actions` keeps them as the game numbers them.
    """

    def __init__(self, set_up: SetUp, state: State, actions: list[int]) -> None:
        super().__init__(state)
        self.set_up = set_up
        self.actions = actions

    def clone(self) -> "Way":
        """Return an independent copy."""
        return Way(self.set_up, self.state.clone(), self.actions.copy())

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the numbers of what whoever acts may do, in order."""
        actor = self.state.actor()
        if actor == CHANCE:
            return super().legal_actions()
        return sorted(learner_numbers(self.set_up.observer, self.state, actor))

    def action_of(self, number: int) -> int:
        """Return the game's action of a number of whoever acts."""
        if self.is_chance_node():
            return int(number)
        return int(self.set_up.observer.action_of(self.state, number))

    def number_of(self, action: int) -> int:
        """Return the number of an action of whoever acts."""
        if self.is_chance_node():
            return int(action)
        return int(self.set_up.observer.number_of(self.state, action))

    def apply_action(self, action: int) -> None:
        """Carry out what whoever acts calls by this number, and remember it."""
        self.act(self.action_of(action))

    def act(self, action: int) -> None:
        """Carry out an action of the game's own number, and remember it."""
        super().apply_action(action)
        self.actions.append(action)

    def __deepcopy__(self, memo: dict[int, object]) -> "Way":
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., "Way"], tuple[object, ...]]:
        game = self.set_up.game
        return walk, (
            game.id,
            game.version,
            self.set_up.players,
            dict(self.set_up.options),
            self.actions,
        )


def walk(
    name: str, version: int, players: int, options: Mapping[str, Value], actions: list[int]
) -> Way:
    """Return the position that these actions lead to."""
    game = find_game(name)
    if version != game.version:
        raise TarsasError(f"{name}: stored by version {version} of the rules, not {game.version}")
    way = Way(SetUp(game, players, options), game.new(players, options), [])
    for action in actions:
        way.act(action)
    return way


# OpenSpiel's two classes


class SpielGame(pyspiel.Game):
    """One of our games, as OpenSpiel calls it; each has a class of its own with its `rules`."""

    rules: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.rules
        players, options = read_parameters(game, params or {})
        self.set_up = SetUp(game, players, options)
        # OpenSpiel makes a new opening for every copy; reading the components takes longer.
        self.opening = game.new(players, options)
        super().__init__(game_type(game, players), game_info(game, players), self.unusual())

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return load_game, (str(self),)

    def unusual(self) -> dict[str, Value]:
        """Return the parameters that are not as by default: the game's string names only them."""
        chosen: dict[str, Value] = {"players": self.set_up.players}
        for option in self.rules.options:
            chosen[option.name] = parameter(option, self.set_up.options[option.name])
        usual = parameters(self.rules)
        return {name: value for name, value in chosen.items() if value != usual[name]}

    def new_initial_state(self, record: str | None = None) -> "SpielState":
        """Return the opening, or the position at the end of a record's text."""
        state = SpielState(self)
        if record is not None:
            for action in actions_in_turn(parse_record(record), self.set_up):
                state.apply_action(state.way.number_of(action))
        return state

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Any:
        """Return what looks at positions: nothing is private, so what all see is everything."""
        if kind is None or (kind.public_info and not kind.perfect_recall):
            return PositionObserver(self.rules, self.set_up.players)
        return IIGObserverForPublicInfoGame(kind, params)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance may act in a game."""
        return self.rules.longest


class SpielState(pyspiel.State):
    """A position, as OpenSpiel asks about it. All it holds is `way`."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.way = Way(game.set_up, game.opening.clone(), [])

    @property
    def position(self) -> State:
        """The position in our own terms."""
        return self.way.state

    def current_player(self) -> int:
        """Return who acts."""
        actor = self.way.current_player()
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.way.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities."""
        return self.way.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.way.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        seat = CHANCE if player < 0 else player
        return self.way.set_up.game.notation.words(self.way.state, seat, self.way.action_of(action))

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.way.is_terminal()

    def returns(self) -> list[float]:
        """Return 1 for winning and -1 for losing; nothing before the end."""
        return self.way.returns() if self.is_terminal() else [0.0] * self.way.set_up.players

    def __str__(self) -> str:
        state = self.way.state
        points = ", ".join(f"{seat_name(s)} {state.score(s)}" for s in range(state.players))
        actor = int(state.actor())
        turn = "over" if actor == OVER else f"{seat_name(actor)} acts"
        # OpenSpiel's traversals take equal strings for equal positions.
        mark = hashlib.blake2b(state.key(), digest_size=8).hexdigest()
        return f"{turn}: {points} [{mark}]"

    def record(self) -> Record:
        """Return the game so far as a record."""
        set_up = self.way.set_up
        table = Table.of(Record.new(set_up.game, set_up.players, set_up.options))
        for action in self.way.actions:
            table = table.act(table.actor, action, table.revision)
        return table.record


def actions_in_turn(record: Record, set_up: SetUp) -> list[int]:
    """Return a record's actions in the order of `actor()`.

    Seats that act at the same time may be written down in any order; none of them hinders another.
    """
    found = (record.game, record.players, dict(record.options), record.custom)
    if found != (set_up.game, set_up.players, dict(set_up.options), {}):
        raise TarsasError("this record is of another game or set-up than this one of OpenSpiel")
    left: dict[int, deque[int]] = {}
    for move in record.moves:
        left.setdefault(move.seat, deque()).append(move.action)
    state = record.opening()
    actions: list[int] = []
    while left.get(actor := int(state.actor())):
        actions.append(left[actor].popleft())
        state.apply(actor, actions[-1])
    if len(actions) < len(record.moves):
        raise TarsasError("this record stops while seats before the last one still have to act")
    return actions


def load_game(text: str) -> Any:
    """Load a game from its string: a name of this module, so that unpickling imports it first."""
    return pyspiel.load_game(text)


def register() -> None:
    """Make the games known to OpenSpiel."""
    for name in game_ids():
        game = find_game(name)
        kind = game_type(game, game.usual_players)
        # OpenSpiel lets go of what was registered after Python's end, which only a class outlives.
        pyspiel.register_game(kind, type(f"Spiel_{name}", (SpielGame,), {"rules": game}))


register()
