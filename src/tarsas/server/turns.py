"""Fair turns: who waits takes turns with everybody else, however much somebody asks for."""

from collections import OrderedDict, deque
from contextvars import ContextVar
from typing import Generic, TypeVar

T = TypeVar("T")

CALLER: ContextVar[str] = ContextVar("caller", default="")
"""The address, or its network, whose request is carried out."""


class Turns(Generic[T]):
    """Things that wait, by who waits: one of each in turn, and of one the first that came.

    A thousand requests of one stranger hold everybody else up for one of them.
    """

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[T]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self.waiting)

    def __len__(self) -> int:
        return sum(map(len, self.waiting.values()))

    def put(self, who: str, what: T) -> None:
        """Let something wait."""
        self.waiting.setdefault(who, deque()).append(what)

    def take(self) -> T:
        """Return what is next."""
        who, own = self.waiting.popitem(last=False)
        what = own.popleft()
        if own:
            self.waiting[who] = own
        return what
