"""Ankh'or in scripts: a market whose tiles and prices the test chooses, driven by notation."""

from tarsas.core.components import Tree
from tarsas.core.registry import find_game
from tarsas.games.ankhor.rules import Ankhor
from tarsas.games.ankhor.rules_holdings import COLOURS, DISCS, GOODS, TYPES
from tests.scenario import Scenario

# Six spaces of one hole each, three for fish and three for ivory, and discs in plenty.
CHEAP: Tree = {
    "market": {
        "holes": {"value": [1, 1, 1, 1, 1, 1]},
        "markers": {"value": {"fish": 3, "ivory": 3, "charcoal": 0, "reeds": 0, "cloth": 0}},
    },
    "stock": {"discs": {"value": [20, 20, 20]}},
}
FISH_AND_IVORY = ("fish", "ivory", "fish", "ivory", "fish", "ivory")
# An arrangement of the real markers; spaces of 2, 2, 2, 3, 3, 3 holes.
REAL = ("fish ivory charcoal reeds cloth fish", "ivory charcoal reeds cloth fish ivory")
PRICES = " ".join((*REAL, "charcoal reeds cloth")).split()

SQUARE = ["blue jackal", "white desert", "green falcon", "black desert"]
SPOTS = ["", "n13", "m14", "n14"]


def name_of(kind: int) -> str:
    """A tile's name, by the number of its kind."""
    return f"{COLOURS[kind // 7]} {TYPES[kind % 7]}"


class Bazaar(Scenario):
    """A game in which the tiles of `wanted` leave the piles in this order.

    Red plays what a test says; the others just take discs and give them back.
    """

    def __init__(
        self,
        wanted: list[str],
        players: int = 3,
        custom: Tree | None = None,
        prices: list[str] | tuple[str, ...] = FISH_AND_IVORY,
        **options: object,
    ) -> None:
        chosen = CHEAP if custom is None else custom
        super().__init__("ankhor", players, {"start": "red", "idle_rounds": 0, **options}, chosen)
        self.wanted = list(wanted)
        self.prices = list(prices)
        self.chance()

    @property
    def table(self) -> Ankhor:
        assert isinstance(self.state, Ankhor)
        return self.state

    def chance(self) -> "Bazaar":
        """Let chance act as the test wishes."""
        while self.actor == "chance":
            legal = self.legal()
            verb = legal[0].split()[0]
            if verb == "price":
                choice = next(word for word in legal if word.endswith(self.prices[0]))
                self.prices.pop(0)
            elif verb == "top":
                colour = self.wanted[0].split()[0] if self.wanted else ""
                liked = [w for w in legal if w.endswith(colour)]
                choice = liked[0] if liked and legal[0].startswith("top 1") else legal[-1]
            else:
                choice = legal[0]
                if self.wanted:
                    choice = f"draw {self.wanted.pop(0)}"
            self.play(f"chance: {choice}")
        return self

    def red(self, *words: str) -> "Bazaar":
        """Red plays; chance answers; when red's turn is over the others pass theirs."""
        for word in words:
            self.play(f"red: {word}")
            self.chance()
            while self.actor not in ("red", "over"):
                self.idle(self.actor)
        return self

    def idle(self, who: str) -> None:
        """A turn that changes nothing but loose discs."""
        while self.actor == who:
            legal = self.legal()
            takes = [word for word in legal if word.startswith("take") and word != "take ankh"]
            returns = [word for word in legal if word.startswith("return")]
            self.play(f"{who}: {'done' if 'done' in legal else (returns or takes[::-1])[0]}")

    def slot(self, tile: str) -> int | None:
        """The market's slot of a tile, from 1, or None."""
        kinds = [None if k < 0 else name_of(k) for k in self.table.slot_kinds()]
        return kinds.index(tile) + 1 if tile in kinds else None

    def market(self) -> list[str]:
        """What the slots hold."""
        return ["-" if k < 0 else name_of(k) for k in self.table.slot_kinds()]

    def bring(self, tile: str) -> int:
        """Red plays until a tile lies in the market; return its slot."""
        while (slot := self.slot(tile)) is None:
            ready = "refresh 1" in self.legal()
            self.red(*(["refresh 1"] if ready else ["take ankh", "take ankh", "take fish"]))
            self.finish()
        return slot

    def own(self, tile: str, spot: str = "") -> "Bazaar":
        """Red plays as many turns as it takes to buy a tile and put it there."""
        slot = self.bring(tile)
        good = FISH_AND_IVORY[slot - 1]
        while not (spot.endswith("+") or self.held(good)):
            self.red(*[f"take {good}"] * 3).finish(keep=good)
        self.red(f"buy {slot}", *([f"place {spot}"] if spot else []))
        if "pay loose" in self.legal():
            self.red("pay loose")
        return self

    def own_goods(self, good: str, count: int, ankhs: int = 0) -> "Bazaar":
        """Red plays until the hand holds at least this many of a good and of ankhs."""
        while self.held(good) < count or self.table.spendable < ankhs:
            lacks = [good] * (count - self.held(good)) + ["ankh"] * (ankhs - self.held("ankh"))
            self.red(*(f"take {disc}" for disc in [*lacks, *["cloth"] * 3][:3])).finish(keep=good)
        return self

    def held(self, disc: str) -> int:
        """How many loose discs of a type red has."""
        return int(self.table.hands[DISCS.index(disc)])

    def slot_for(self, good: str) -> int:
        """A slot with a tile whose price is one disc of this good."""
        kinds = self.table.slot_kinds()
        prices = self.table.market.prices
        return next(s + 1 for s in range(6) if kinds[s] >= 0 and prices[s * 5 + GOODS.index(good)])

    def finish(self, keep: str = "") -> "Bazaar":
        """End red's turn if it is open, returning (but not `keep`) and declining what is asked."""
        while self.actor == "red" and (self.table.acted or self.table.fresh):
            legal = self.legal()
            ends = [word for word in legal if word in ("done", "decline")]
            returns = [word for word in legal if word.startswith("return") and word[7:] != keep]
            self.red((ends or returns or legal)[0])
        return self

    def hand(self, who: str = "red") -> str:
        """A player's loose discs, such as "fish 2, ankh 1"."""
        seat = ("red", "blue", "green", "yellow").index(who)
        counts = [int(self.table.hands[seat * 6 + disc]) for disc in range(6)]
        return ", ".join(f"{DISCS[d]} {n}" for d, n in enumerate(counts) if n)

    def stock(self, disc: str) -> int:
        """Discs of a type in the stock."""
        return int(self.table.stock[DISCS.index(disc)])

    def places(self, verb: str = "place") -> set[str]:
        """The spots that can be chosen now."""
        words = [word.split() for word in self.legal()]
        return {word[1] for word in words if word[0] == verb}

    def points(self, who: str = "red") -> dict[str, int]:
        """A player's points by reason, all colours and all animals together."""
        found: dict[str, int] = {}
        for seat, points, told in self.gains:
            if seat == who:
                reason, *_ = told.split()
                found[reason] = found.get(reason, 0) + points
        return {reason: points for reason, points in found.items() if points}


def tiles(**counts: int) -> Tree:
    """Custom tiles: `blue_jackal=3` and so on, nothing else; the piles are made to fit."""
    base = find_game("ankhor").components["tiles"]
    value: Tree = {}
    for colour in ("blue", "white", "black", "green", "red"):
        kinds = {type_: counts.get(f"{colour}_{type_}", 0) for type_ in base["blue"]["value"]}
        value[colour] = {"value": kinds}
    total = sum(counts.values())
    return {"tiles": value, "piles": {"sizes": {"value": [total - total // 3, total // 3]}}}


def real(wanted: list[str], players: int = 2, **options: object) -> Bazaar:
    """A game with the real market and its prices in a known order."""
    return Bazaar(wanted, players, {}, PRICES, **options)


def built(*plan: tuple[str, str], more: tuple[str, ...] = (), custom: Tree | None = None) -> Bazaar:
    """A cheap game in which red has built these tiles; `more` come to the market as well."""
    game = Bazaar([tile for tile, _ in plan] + list(more), custom=custom)
    for tile, spot in plan:
        game.own(tile, spot).finish()
    return game


def square(*more: str) -> Bazaar:
    """Red has built blue, white, green and black on a square."""
    return built(*zip(SQUARE, SPOTS, strict=True), more=more)


def with_ankhs(game: Bazaar) -> Bazaar:
    """Red's turn begins with two ankhs."""
    while game.table.spendable < 2:
        game.red("take ankh", "take ankh", "take cloth").finish()
    return game


def row(*names: str) -> list[tuple[str, str]]:
    """Tiles side by side, eastward from m13."""
    return [(name, f"{'mnopqrstu'[n]}13" if n else "") for n, name in enumerate(names)]


def seven_and_two() -> Tree:
    """Nine tiles: seven in the first pile, two in the second."""
    few = tiles(blue_jackal=3, white_desert=3, red_vp2=3)
    few["piles"]["sizes"]["value"] = [7, 2]
    return few
