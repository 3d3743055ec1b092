"""Observations as NumPy arrays: scaled, bounded and taken apart as their fields declare."""

import numpy as np
from numpy.typing import NDArray

from tarsas.core.errors import OptionError
from tarsas.core.observation import Observer

Floats = NDArray[np.float32]
REWARDS = ("end", "difference")


def factors(observer: Observer) -> Floats:
    """Return what each number of an observation is multiplied by."""
    return _each(observer, [1 / field.scale for field in observer.fields])


def bounds(observer: Observer) -> tuple[Floats, Floats]:
    """Return the lowest and the highest value of each number, after scaling."""
    scale = factors(observer)
    lowest = _each(observer, [field.low for field in observer.fields])
    highest = _each(observer, [field.high for field in observer.fields])
    return lowest * scale, highest * scale


def _each(observer: Observer, values: list[float]) -> Floats:
    """Repeat a value of each field for all its numbers."""
    sizes = [field.size(int(observer.players)) for field in observer.fields]
    return np.repeat(np.array(values, np.float32), sizes)


def split(observer: Observer, observation: Floats) -> dict[str, Floats]:
    """Return views of an observation's fields in their shapes; leading axes stay as they are."""
    found, at = {}, 0
    for field in observer.fields:
        shape = field.resolved(int(observer.players))
        size = field.size(int(observer.players))
        found[field.name] = observation[..., at : at + size].reshape(
            (*observation.shape[:-1], *shape)
        )
        at += size
    return found


def pays_differences(reward: str) -> bool:
    """Read how an environment is to pay."""
    if reward not in REWARDS:
        raise OptionError(f"reward {reward!r}; expected one of: {', '.join(REWARDS)}")
    return reward == "difference"
