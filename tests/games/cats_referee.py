"""An independent, slow referee for House of Cats, written from the rules alone.

It keeps cells as names in plain sets and dicts, follows the words of the moves, and says at any
moment what every player may do and how many points each category has.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Any

FACES = ("2", "3", "4", "5", "cat", "mouse")
NUMBERS = FACES[:4]
ROOM_POINTS = {"2": 1, "3": 3, "4": 5, "5": 7}
SHEETS = {
    1: ("######",) * 6,
    2: (".#####.",) + ("#######",) * 5,
    3: ("RRRRBB.", "RRRBBBB", "RRRBBBB", "GGGGYYY", "GGGGYYY", ".GGYYYY"),
    4: ("+++++++++",) * 2 + ("++#####++",) * 3 + ("+++++++++",) * 2,
}
STARS = {2: ("c3", "e3", "d5"), 3: ("b3", "f4", "c5")}
BONUS = {2: ("d1", "a3", "g3", "b6", "f6"), 3: ("a1", "g2", "a5", "g6", "d3")}
TRACK = ("", "2", "", "3", "", "4", "", "5", "", "any", "", "any", "", "any")


def neighbours(cell: str, corners: bool = False) -> set[str]:
    """Return the names around a cell, whether they exist or not."""
    column, row = ord(cell[0]), int(cell[1:])
    steps = [(0, 1), (0, -1), (1, 0), (-1, 0)]
    if corners:
        steps += [(1, 1), (1, -1), (-1, 1), (-1, -1)]
    return {f"{chr(column + dx)}{row + dy}" for dx, dy in steps}


def parts(cells: Iterable[str]) -> list[set[str]]:
    """Split cells into connected parts."""
    left, found = set(cells), []
    while left:
        part, fresh = set(), {left.pop()}
        while fresh:
            cell = fresh.pop()
            part.add(cell)
            touched = neighbours(cell) & left
            left -= touched
            fresh |= touched
        found.append(part)
    return found


class Player:
    """One player's sheet."""

    def __init__(self, level: int, touching: bool) -> None:
        self.level = level
        self.touching = touching
        rows = SHEETS[level]
        names = {
            f"{'abcdefghi'[x]}{y + 1}": sign
            for y, line in enumerate(rows)
            for x, sign in enumerate(line)
            if sign != "."
        }
        self.printed = names
        self.lines = [
            {cell for cell in names if cell[place] == key}
            for place in (0, 1)
            for key in sorted({cell[place] for cell in names})
        ]
        self.outside = {cell for cell, sign in names.items() if sign == "+"}
        self.empty = set(names) - self.outside
        self.signs: dict[str, str] = {}
        self.double: set[str] = set()
        self.rooms: list[tuple[str, frozenset[str]]] = []
        self.uses: Counter[str] = Counter()
        self.letters: dict[str, str] = {}
        self.cats = 0
        self.dice: list[str] = []
        self.need = 3
        self.used = 0
        self.group: set[str] = set()
        self.corners = False
        self.asked: list[tuple[Any, ...]] = []
        self.finished = True
        self.starring = False

    # Beginning

    def take_stars(self, symbols: list[str]) -> None:
        self.starring, self.finished = True, False
        self.asked.append(("stars", symbols, set(STARS[self.level])))

    def take_dice(self, dice: list[str]) -> None:
        self.dice, self.need, self.used = list(dice), 3, 0
        self.group, self.corners = set(), False
        self.finished = not self.empty

    # What may be done

    def words(self) -> set[str]:
        if self.finished:
            return set()
        if not self.asked:
            return self.free_words()
        kind, *about = self.asked[-1]
        if kind == "die":
            _, _, detached = about
            cells = self.empty if detached else self.reach()
            extra = {"use A"} if not detached and self.uses["A"] else set()
            return {f"cell {cell}" for cell in cells} | extra
        if kind == "symbol":
            return {f"symbol {symbol}" for symbol in about[0]}
        if kind == "cross":
            return {f"cross {cell}" for cell in self.loose()}
        if kind == "room":
            return {f"room {cell}" for cell in self.room_choice(*about)}
        if kind == "grow":
            return {f"grow {cell}" for cell in self.growth(*about)}
        if kind == "mouse 2":
            return {f"cell {cell}" for cell in neighbours(about[0]) & self.empty} | {"enough"}
        if kind == "stars":
            return {f"star {cell}" for cell in about[1]}
        return {f"cell {cell}" for cell in self.empty}

    def reach(self) -> set[str]:
        """Return where the next die may go without being detached."""
        if not self.group:
            return set(self.empty)
        near = set().union(*(neighbours(cell, self.corners) for cell in self.group))
        return near & self.empty

    def tracked(self, face: str) -> bool:
        return self.level == 1 and face == "cat"

    def loose(self) -> set[str]:
        roomed = {cell for _, room in self.rooms for cell in room}
        return {c for c, sign in self.signs.items() if sign in NUMBERS and c not in roomed}

    def free_words(self) -> set[str]:
        words: set[str] = set()
        reach, left = self.reach(), self.need - self.used
        room_for_one = bool(reach) or (bool(self.empty) and self.uses["A"] > 0)
        if left > 0:
            for face, number in Counter(self.dice).items():
                if room_for_one or self.tracked(face):
                    words.add(f"die {face}")
                both = number >= 2 and left >= 2 and not self.tracked(face)
                if both and room_for_one and self.uses["H"]:
                    words.add(f"double {face}")
                words |= {f"turn {face} {other}" for other in self.turns(face)}
            if self.uses["I"] and not self.corners:
                words.add("use I")
        if self.uses["D"]:
            words |= {"use D more"} if self.need < 4 else set()
            words |= {"use D fewer"} if left > 0 and self.need > 1 else set()
        if self.uses["F"] and self.loose() and self.empty:
            words.add("use F")
        if self.uses["J"] and self.empty:
            words.add("use J")
        stuck = [die for die in self.dice if not reach and not self.tracked(die)]
        if left <= 0 or len(stuck) >= left:
            words.add("done")
        return words

    def turns(self, face: str) -> dict[str, str]:
        """Return what a die can be turned to, and by which ability."""
        found: dict[str, str] = {}
        if face == "mouse":
            found = dict.fromkeys(NUMBERS, "B")
        elif face in NUMBERS:
            found = {"cat": "G", "mouse": "G"}
            for other in (int(face) - 1, int(face) + 1):
                if 2 <= other <= 5:
                    found[str(other)] = "C"
            if face in "25":
                found["5" if face == "2" else "2"] = "E"
        return {other: letter for other, letter in found.items() if self.uses[letter] > 0}

    def room_choice(self, sets: list[frozenset[str]], chosen: set[str]) -> set[str]:
        fitting = [room for room in sets if chosen <= room]
        return set().union(*fitting) - frozenset.intersection(*fitting)

    def growth(self, left: int, chosen: set[str]) -> set[str]:
        if chosen:
            return {cell for cell in self.outside if neighbours(cell) & chosen}
        cells = {cell for part in parts(self.outside) if len(part) >= left for cell in part}
        if self.touching:
            area = set(self.printed) - self.outside
            cells = {cell for cell in cells if neighbours(cell) & area}
        return cells

    # Doing it

    def follow(self, words: str) -> None:
        verb, *rest = words.split()
        if verb == "done":
            self.finished = True
            return
        if verb in ("cell", "cross", "room", "grow", "star"):
            self.answer(rest[0])
        elif verb == "symbol":
            self.asked.pop()
            self.symbol(rest[0])
        elif verb == "enough":
            self.asked.pop()
        elif verb == "die":
            self.dice.remove(rest[0])
            self.used += 1
            if self.tracked(rest[0]):
                self.cross_cat()
            else:
                self.asked.append(("die", rest[0], False, False))
        elif verb == "double":
            self.uses["H"] -= 1
            self.dice.remove(rest[0])
            self.dice.remove(rest[0])
            self.used += 2
            self.asked.append(("die", rest[0], True, False))
        elif verb == "turn":
            self.uses[self.turns(rest[0])[rest[1]]] -= 1
            self.dice[self.dice.index(rest[0])] = rest[1]
        else:
            self.use(rest)
        self.drop_what_cannot_be()
        if self.starring and not self.asked:
            self.starring, self.finished = False, True

    def use(self, what: list[str]) -> None:
        letter = what[0]
        self.uses[letter] -= 1
        if letter == "A":
            _, symbol, double, _ = self.asked.pop()
            self.asked.append(("die", symbol, double, True))
        elif letter == "D":
            self.need += 1 if what[1] == "more" else -1
        elif letter == "F":
            self.asked.append(("cross",))
        elif letter == "I":
            self.corners = True
        else:
            self.asked.append(("write", "3"))

    def symbol(self, symbol: str) -> None:
        if self.tracked(symbol):
            self.cross_cat()
        else:
            self.asked.append(("write", symbol))

    def cross_cat(self) -> None:
        if self.cats < len(TRACK):
            label = TRACK[self.cats]
            self.cats += 1
            if label == "any":
                self.asked.append(("symbol", NUMBERS))
            elif label:
                self.asked.append(("write", label))

    def answer(self, cell: str) -> None:
        kind, *about = self.asked.pop()
        if kind == "die":
            symbol, double, detached = about
            if not detached:
                self.group.add(cell)
            self.write(cell, symbol, double)
        elif kind == "write":
            self.write(cell, about[0])
        elif kind == "cross":
            symbol = self.signs[cell]
            self.signs[cell] = "crossed"
            self.double.discard(cell)
            self.asked.append(("write", symbol))
        elif kind == "room":
            self.choose_room(about[0], about[1] | {cell})
        elif kind == "grow":
            self.grow(cell, about[0] - 1, about[1] | {cell})
        elif kind == "mouse":
            self.write(cell, "mouse")
            self.asked.append(("mouse 2", cell))
        elif kind == "mouse 2":
            self.write(cell, "mouse")
        else:
            symbols, stars = about
            if symbols[1:]:
                self.asked.append(("stars", symbols[1:], stars - {cell}))
            self.write(cell, symbols[0])

    def grow(self, cell: str, left: int, chosen: set[str]) -> None:
        self.outside.remove(cell)
        self.empty.add(cell)
        if left:
            self.asked.append(("grow", left, chosen))

    def drop_what_cannot_be(self) -> None:
        while self.asked:
            kind, *about = self.asked[-1]
            if kind == "stars" and len(about[1]) == 1:
                self.answer(*about[1])
                continue
            if kind == "mouse 2":
                lost = not neighbours(about[0]) & self.empty
            else:
                lost = kind in ("write", "symbol", "mouse") and not self.empty
            if not lost:
                return
            self.asked.pop()

    def write(self, cell: str, symbol: str, double: bool = False) -> None:
        assert cell in self.empty
        self.empty.remove(cell)
        self.signs[cell] = symbol
        if double:
            self.double.add(cell)
        if symbol in NUMBERS:
            same = {c for c in self.loose() if self.signs[c] == symbol}
            (mine,) = (part for part in parts(same) if cell in part)
            sets = self.possible_rooms(mine, int(symbol))
            if sets:
                self.choose_room(sets, set())

    def weight(self, cells: Iterable[str]) -> int:
        return sum(2 if cell in self.double else 1 for cell in cells)

    def possible_rooms(self, group: set[str], number: int) -> list[frozenset[str]]:
        """Try every choice of cells: connected, counting the number or as little above it."""
        if self.weight(group) < number:
            return []
        found: dict[int, list[frozenset[str]]] = {}
        for size in range(1, number + 1):
            for chosen in combinations(sorted(group), size):
                weight = self.weight(chosen)
                if number <= weight <= number + 1 and len(parts(chosen)) == 1:
                    found.setdefault(weight, []).append(frozenset(chosen))
        return found[min(found)]

    def choose_room(self, sets: list[frozenset[str]], chosen: set[str]) -> None:
        fitting = [room for room in sets if chosen <= room]
        if len(fitting) > 1:
            self.asked.append(("room", sets, chosen | frozenset.intersection(*fitting)))
            return
        (room,) = fitting
        number = self.signs[min(room)]
        self.rooms.append((number, room))
        letter = self.letters[number]
        if letter == "K":
            self.asked.append(("symbol", FACES))
        elif letter == "L":
            self.asked.append(("mouse",))
        else:
            self.uses[letter] += 1
        if self.level == 4:
            free = [part for part in parts(self.outside) if not self.touching or self.meets(part)]
            if size := min(int(number), max(map(len, free), default=0)):
                self.asked.append(("grow", size, set()))

    def meets(self, part: set[str]) -> bool:
        """Say whether a part of the grid touches the own area."""
        return any(neighbours(cell) & (set(self.printed) - self.outside) for cell in part)

    # Points

    def number_of(self, symbol: str, cells: set[str]) -> int:
        return self.weight(cell for cell in cells if self.signs.get(cell) == symbol)

    def points(self) -> dict[str, int]:
        """Return the points of every category, empty cells included."""
        found = {
            f"room-{n}": ROOM_POINTS[n] * sum(number == n for number, _ in self.rooms)
            for n in NUMBERS
        }
        found |= {"cat": self.cats, "cheese": 0, "mouse": 0, "bonus": 0}
        for line in self.lines:
            mice = self.number_of("mouse", line)
            if self.level in (1, 4):
                found["cheese"] += mice > 0
            if self.level in (2, 4) and self.number_of("cat", line):
                found["mouse"] += mice
        if self.level == 3:
            for colour in "RBGY":
                area = {cell for cell, sign in self.printed.items() if sign == colour}
                cats = self.number_of("cat", area)
                worth = 0 if cats == 0 else 1 if cats <= 2 else 2
                found["mouse"] += worth * self.number_of("mouse", area)
        for cell in BONUS.get(self.level, ()):
            if any(cell in room for _, room in self.rooms):
                found["bonus"] += int(self.signs[cell])
        found["empty"] = 0 if self.level == 4 else -len(self.empty)
        return found


class Referee:
    """Follows a whole game."""

    def __init__(self, players: int, level: int, letters: str, touching: bool) -> None:
        self.level = level
        self.letters = ""
        self.players = [Player(level, touching) for _ in range(players)]
        self.roll: list[str] = []
        self.stars = level in STARS
        self.over = False
        for letter in letters:
            self.chance(f"ability {letter}")

    def chance_words(self) -> set[str]:
        if self.over or any(not player.finished for player in self.players):
            return set()
        if len(self.letters) < 4:
            return {f"ability {letter}" for letter in "ABCDEFGHIJKL" if letter not in self.letters}
        return {f"roll {face}" for face in FACES}

    def chance(self, words: str) -> None:
        verb, what = words.split()
        if verb == "ability":
            self.letters += what
            if len(self.letters) == 4:
                for player in self.players:
                    player.letters = dict(zip(NUMBERS, self.letters, strict=True))
            return
        self.roll.append(what)
        if self.stars and len(self.roll) == 3:
            for player in self.players:
                player.take_stars(list(self.roll))
            self.roll, self.stars = [], False
        elif len(self.roll) == 4:
            for player in self.players:
                player.take_dice(self.roll)
            self.roll = []

    def follow(self, seat: int, words: str) -> None:
        if seat < 0:
            self.chance(words)
            return
        self.players[seat].follow(words)
        if all(player.finished for player in self.players):
            full = [not player.empty for player in self.players]
            self.over = all(full) if self.level == 4 else any(full)

    def scores(self) -> list[int]:
        """Return everybody's points; empty cells cost only at the end."""
        totals = []
        for player in self.players:
            points = player.points()
            totals.append(sum(points.values()) - (0 if self.over else points["empty"]))
        return totals

    def ranks(self) -> list[int]:
        standings = [
            (score, len(player.signs))
            for score, player in zip(self.scores(), self.players, strict=True)
        ]
        return [1 + sum(other > mine for other in standings) for mine in standings]
