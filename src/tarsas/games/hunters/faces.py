"""A tile's face in words, `N:m0 E:f1 S:f1 W:m2-r3-m0 f1=gold r3>k1 k1=fish`, read and checked."""

import re
from dataclasses import dataclass, field
from functools import lru_cache

from tarsas.core.components import wrong

SIDES = ("N", "E", "S", "W")
TERRAINS = {"m": "meadow", "f": "forest", "r": "river", "k": "lake"}
SPRING = "spring"
MOST = 9

# What a zone of each kind may hold; pieces without a number come once a tile.
CONTENTS = {
    "m": ("deer", "aurochs", "mammoth", "tiger"),
    "f": ("gold", "mushrooms"),
    "r": ("fish",),
    "k": ("fish",),
}
PIECES = {
    "m": ("fire", "dolmen", "shaman", "hunting_trap", "pit_trap"),
    "f": (),
    "r": (),
    "k": ("log_boat", "raft"),
}


@dataclass(frozen=True)
class Face:
    """One tile: zones by side, where rivers end, what zones hold."""

    text: str
    sides: tuple[tuple[str, ...], ...]
    ends: dict[str, str] = field(default_factory=dict)
    holds: dict[str, dict[str, int]] = field(default_factory=dict)
    special: str = ""
    special_zone: str = ""

    @property
    def zones(self) -> list[str]:
        """Meadows, forests and rivers in the order of a walk around the tile."""
        return list(dict.fromkeys(zone for side in self.sides for zone in side))

    @property
    def lakes(self) -> list[str]:
        """The lakes, in the order of the rivers that end in them."""
        ends = [self.ends[zone] for zone in self.zones if zone in self.ends]
        return list(dict.fromkeys(end for end in ends if end != SPRING))

    @property
    def waters(self) -> list[str]:
        """One name per river system on the tile: its lake, or its river if it has none."""
        rivers = [zone for zone in self.zones if zone[0] == "r"]
        return list(dict.fromkeys(self.water(river) for river in rivers))

    def water(self, river: str) -> str:
        """Return the name of a river's system on this tile."""
        end = self.ends.get(river, SPRING)
        return river if end == SPRING else end

    def touches(self, zone: str) -> list[int]:
        """Return the sides of a zone."""
        return [i for i, side in enumerate(self.sides) if zone in side]

    def amount(self, zone: str, thing: str) -> int:
        """Return how many of a thing a zone holds."""
        return self.holds.get(zone, {}).get(thing, 0)

    def turned(self, turn: int) -> tuple[object, ...]:
        """Return what the tile looks like after quarter turns, whatever its zones are called."""
        seen: list[str] = []
        looks: list[object] = []
        for side in range(4):
            for zone in self.sides[(side - turn) % 4]:
                end = self.ends.get(zone, "")
                for name in (zone, end):
                    if name not in ("", SPRING, *seen):
                        seen.append(name)
                looks.append((side, seen.index(zone), self.look(zone)))
                looks.append((seen.index(end), self.look(end)) if end in seen else end)
        return tuple(looks)

    def look(self, zone: str) -> tuple[object, ...]:
        """Return what is drawn in a zone."""
        piece = self.special if zone == self.special_zone else ""
        return zone[0], tuple(sorted(self.holds.get(zone, {}).items())), piece

    def turns(self) -> int:
        """Return how many of the four orientations differ."""
        upright = self.turned(0)
        return next(turn for turn in (1, 2, 4) if turn == 4 or self.turned(turn) == upright)


def read_face(text: str, key: str) -> Face:
    """Read a face, or say which word is wrong and what would be right."""
    sides: dict[str, tuple[str, ...]] = {}
    ends: dict[str, str] = {}
    holds: dict[str, dict[str, int]] = {}
    pieces: list[tuple[str, str]] = []
    for word in text.split():
        if match := re.fullmatch(r"([NESW]):([mfr]\w+(?:-[mfr]\w+)*)", word):
            sides[match[1]] = read_side(match[2], word, key)
        elif match := re.fullmatch(r"(r\w+)>(k\w+|spring)", word):
            ends[match[1]] = match[2]
        elif match := re.fullmatch(r"([mfrk]\w+)=(.+)", word):
            holds[match[1]] = read_contents(match[1], match[2], pieces, key)
        else:
            raise wrong("face-word", key, word=repr(word))
    missing = [side for side in SIDES if side not in sides]
    if missing:
        raise wrong("no-side", key, side=missing[0])
    if len(pieces) > 1:
        raise wrong("specials", key, count=len(pieces))
    zone, piece = pieces[0] if pieces else ("", "")
    face = Face(text, tuple(sides[side] for side in SIDES), ends, holds, piece, zone)
    check_face(face, key)
    return face


@lru_cache(maxsize=512)
def face_of(text: str) -> Face:
    """Return the face of a text that was checked before."""
    return read_face(text, text)


def read_side(zones: str, word: str, key: str) -> tuple[str, ...]:
    """Read the zones of a side."""
    found = tuple(zones.split("-"))
    if "".join(zone[0] for zone in found) not in ("m", "f", "mrm"):
        raise wrong("side", key, word=repr(word))
    return found


def read_contents(zone: str, words: str, pieces: list[tuple[str, str]], key: str) -> dict[str, int]:
    """Read what a zone holds; special pieces go into `pieces`."""
    found: dict[str, int] = {}
    for word in words.split("+"):
        thing, star, number = word.partition("*")
        if thing in PIECES[zone[0]] and not star:
            pieces.append((zone, thing))
        elif thing in CONTENTS[zone[0]] and (not star or number in map(str, range(1, MOST + 1))):
            found[thing] = int(number or 1)
        else:
            known = ", ".join(CONTENTS[zone[0]] + PIECES[zone[0]])
            raise wrong(
                "content",
                key,
                word=repr(word),
                zone=zone,
                terrain=TERRAINS[zone[0]],
                known=known,
                most=MOST,
            )
    return found


def check_face(face: Face, key: str) -> None:
    """Refuse zones that hang in the air and rivers without two ends."""
    known = face.zones + face.lakes
    for zone in [*face.ends, *face.holds, *([face.special_zone] if face.special else [])]:
        if zone not in known:
            raise wrong("zone", key, zone=zone, known=", ".join(known))
    for zone in face.zones:
        ends = len(face.touches(zone)) + (zone in face.ends)
        if zone[0] == "r" and ends != 2:
            raise wrong("river", key, zone=zone, ends=ends)
    if len(face.lakes) > 2:
        raise wrong("lakes", key, lakes=len(face.lakes))
