"""What happens, as messages of a game's texts: sentences, buttons, prompts and positions.

An action is told by a phrase without a subject, `did-<kind>` ("writes 2 on h7"): the kernel says
who does it, and joins the steps of one deed to one sentence. Its button is `label-<kind>`, what a
prompt offers is `offer-<kind>` ("choose a hex") with what others are told of it as its attribute
`does` ("chooses a hex"), what chance does is `chance-<kind>`, each with the arguments of the action
by name. Where chance does the same several times in a row, as with dice, `chances-<kind>` may tell
it all at once, and `chance-<kind>` is a part of its `what`; `fall-<kind>` says shorter what a piece
shows, where people choose among pieces. For a small game one message
`act-<kind>` serves for all, and without any its words do.

A game's `sentences.py` may hold of its actions what the table cannot say:

- `said_<argument>(state, seat, value)`: an argument whose name depends on the position,
- `told_<kind>(state, seat, *values)`: another message for phrase and button alike, as its name
  after `did-` and `label-`, and its arguments,
- `did_<kind>`, `label_<kind>`, `chance_<kind>`, `fall_<kind>(state, seat, *values)`: a whole
  message,
- `offer_<kind>(state, seat, legal)`: what is asked for, where that depends on the position; `legal`
  are the arguments of the legal actions of this kind,
- `rule_<kind>(state, seat, *values)`: the section of the guide that speaks of it, where it depends
  on the position.

Events with points are `points-<name>`, and `sum-<name>` is their line in the account at the end.

And of the position

- `describe(state)`: its lines; `TOLD_BY` says which actions and events speak of their changes, and
  `ABOUT` which arguments tell lines of one kind apart,
- `setting(state)`: what is printed on the pieces and never changes,
- `awaited(state)`: what chance is about to do; `outcome(state)`: how the game ended,
- `urgent(state)`: what every prompt begins with now, such as that it is the last round,
- `chapter(state)`: what divides the story now, such as the round,
- `continues(state, seat)`: whether a seat's next step belongs to the deed that it is in,
- `shortened(phrases)`: the steps of a deed in fewer phrases, as "takes 2 fish" for one and one,
- `ACCOUNT`: the events with one of which the account at the end begins, `RECAP`: whether all
  points by reason come before it, as they do without an account,
- `named(name)`: a name that an event carries, where it is not the id of a message.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from types import ModuleType

from tarsas.core import plain
from tarsas.core.actions import Argument, ByKind, Kind, Kinds
from tarsas.core.fields import Field
from tarsas.core.options import SEATS
from tarsas.core.state import CHANCE, NOBODY, OVER, Event, State
from tarsas.core.text import LANGUAGES, Args, Message, Voice, either, joined, listed, plain_name
from tarsas.core.words import Words


def player(seat: int) -> Message:
    """Return a seat as the subject of a sentence."""
    return Message(f"player-{SEATS[seat]}")


def gathered(phrase: Message) -> str:
    """Return the id of the text that tells several acts of chance together."""
    return phrase.id.replace("chance-", "chances-", 1)


class Telling(ByKind):
    """The sentences of a game."""

    def __init__(
        self,
        kinds: Kinds,
        module: ModuleType,
        words: Words,
        voice: Voice,
        fields: Callable[[State], list[Field]],
    ) -> None:
        super().__init__(kinds, module)
        self.words = words
        self.voice = voice
        self.fields = fields

    # What happened

    def sentence(self, state: State, seat: int, action: int) -> Message:
        """Return what `action` does, told of the position before it."""
        return self.deed(seat, [self.phrase(state, seat, action)])

    def deed(self, seat: int, phrases: Sequence[Message]) -> Message:
        """Return the steps of one deed as one sentence."""
        if own := getattr(self.module, "shortened", None):
            phrases = own(phrases)
        if seat == CHANCE and not self.gathers(phrases[0]):
            return phrases[0]
        if seat == CHANCE:
            return Message(gathered(phrases[0]), {"what": listed(phrases)})
        what = joined(phrases)
        if phrases[0].id.startswith(("act-", "plain-")):
            return Message("plain-did", {**plain.who(seat), "what": what})
        return Message("told", {"who": player(seat), "what": what})

    def continues(self, state: State, seat: int) -> bool:
        """Say whether what a seat does now goes on with what it did last."""
        if own := getattr(self.module, "continues", None):
            return bool(own(state, seat))
        return len(getattr(state, "pending", ())) > 0

    def gathers(self, phrase: Message) -> bool:
        """Say whether what chance does several times in a row is told once, as of six dice."""
        return self.voice.has(gathered(phrase))

    def chapter(self, state: State) -> Message | None:
        """Return the part of the story that a position belongs to, such as its round."""
        return self._own("chapter", state)

    def phrase(self, state: State, seat: int, action: int) -> Message:
        """Return what `action` does without saying who.

        What chance does is a sentence, or a part of `chances-<kind>` where there is one.
        """
        return self._message("chance" if seat == CHANCE else "did", state, seat, action)

    def fall(self, state: State, action: int) -> Message:
        """Return what chance may bring in as few words as tell it from the rest."""
        kind = self.kinds.read(action).kind
        if self.voice.has(f"fall-{kind.message}") or self.special("fall", kind.name):
            return self._message("fall", state, int(CHANCE), action)
        return self.phrase(state, int(CHANCE), action)

    def event(self, event: Event) -> Message:
        """Return what an action brought about by itself; `who` is the seat it concerns."""
        who: Args = {} if event.seat == NOBODY else {"who": player(int(event.seat))}
        own = getattr(self.module, "named", Message)
        names = {name: own(text) for name, text in event.names.items()}
        return Message(event.reason, {**who, **event.numbers, **names})

    def sum_of(self, event: Event) -> Message:
        """Return what the points of an event count as in the account at the end."""
        name = f"sum-{event.reason.removeprefix('points-')}"
        return Message(name) if self.voice.has(name) else self.event(event)

    def label(self, state: State, seat: int, action: int) -> Message:
        """Return a legal action in a few words, as a button would say it."""
        return self._message("label", state, seat, action)

    def labels(
        self,
        state: State,
        seat: int,
        legal: Sequence[int],
        language: str,
        *,
        pictured: bool = False,
    ) -> list[str]:
        """Return the labels of legal actions; what would be told alike is counted.

        A game without texts of its own tells such an action by its notation.
        """

        def say(message: Message) -> str:
            return self.voice.say(message, language, pictured=pictured)

        labels = [say(self.label(state, seat, action)) for action in legal]
        phrases = [say(self.phrase(state, seat, action)) for action in legal]
        told = list(zip(labels, phrases, strict=True))
        often, so_far = Counter(told), Counter[tuple[str, str]]()
        found = []
        for (label, phrase), action in zip(told, legal, strict=True):
            so_far[label, phrase] += 1
            if often[label, phrase] == 1:
                found.append(label)
            elif self.voice.complete:
                args = {"number": so_far[label, phrase], "count": often[label, phrase]}
                found.append(say(Message("alike", {"label": label, **args})))
            else:
                found.append(f"{label} ({self.words.words(state, seat, action)})")
        return found

    def _message(self, prefix: str, state: State, seat: int, action: int) -> Message:
        kind, values = self.kinds.read(action)
        if special := self.special(prefix, kind.name):
            whole = special(state, seat, *values)
            assert isinstance(whole, Message)
            return whole
        name, args = kind.message, self._args(kind, values, state, seat)
        if special := self.special("told", kind.name):
            name, args = special(state, seat, *values)
        if self.voice.has(f"{prefix}-{name}"):
            return Message(f"{prefix}-{name}", args)
        if self.voice.has(f"act-{name}"):
            what = Message(f"act-{name}", args)
        elif self.voice.complete:
            raise LookupError(f"there is no text {prefix}-{name}")
        else:
            words = plain_name(self.words.words(state, seat, action))
            what = Message("plain-text", {"text": words})
        return what if prefix == "did" else Message(f"plain-{prefix}", {"what": what})

    def _args(self, kind: Kind, values: tuple[int, ...], state: State, seat: int) -> Args:
        pairs = zip(kind.arguments, values, strict=True)
        return {a.name: self.said(a, state, seat, value) for a, value in pairs}

    def said(self, argument: Argument, state: State, seat: int, value: int) -> Message | str | int:
        """Return an argument's value as a sentence takes it."""
        if special := self.special("said", argument.name):
            found = special(state, seat, value)
            assert isinstance(found, Message | str | int)
            return found
        if self.words.special("word", argument.name):
            return self.words.word(argument, state, seat, value)
        return argument.said(value)

    @property
    def account(self) -> tuple[str, ...]:
        """The events with one of which the account at the end begins."""
        return tuple(getattr(self.module, "ACCOUNT", ()))

    @property
    def recaps(self) -> bool:
        """Whether the account tells the points that were scored before the end too."""
        return bool(getattr(self.module, "RECAP", not self.account))

    # Whose turn

    def prompt(self, state: State) -> Message:
        """Return who does what now, in one line, for everybody else."""
        actor = int(state.actor())
        if actor == OVER:
            return self._own("outcome", state) or plain.outcome(state)
        if actor == CHANCE:
            return self._own("awaited", state) or Message("plain-chance-acts")
        told = [self._does(offer) for offer in self.offers(state, actor).values()]
        does = [one for one in told if one]
        if len(does) < len(told):
            return plain.prompt(state, actor)  # the game has no words for it
        several = len(does) > 1 or does[0].id == "or"
        asked = Message(
            "prompt-either" if several else "told", {"who": player(actor), "what": either(does)}
        )
        return self._urged(state, asked)

    def seat_prompt(self, state: State, seat: int, *, named: bool = True) -> Message:
        """Return what one seat may do now: every kind of action that is legal, and no other.

        It speaks to who plays the seat. Who is told that it is their turn already needs no name
        before it.
        """
        offers = self.offers(state, seat)
        if not offers:
            return self.prompt(state)
        if all(offer.id == "plain-text" for offer in offers.values()):
            return plain.prompt(state, seat)  # the game has no words for it in any language
        what = either(list(offers.values()))
        asked = Message("prompt-act" if named else "prompt-own", {**plain.who(seat), "what": what})
        return self._urged(state, asked)

    def _urged(self, state: State, asked: Message) -> Message:
        urgent = self._own("urgent", state)
        return Message("prompt-urgent", {"urgent": urgent, "prompt": asked}) if urgent else asked

    def _does(self, offer: Message) -> Message | None:
        """Return an offer as others are told of it; None if there are no words for it."""
        if offer.id in ("or", "list"):
            both = {name: self._does(a) for name, a in offer.args.items() if isinstance(a, Message)}
            known = {name: one for name, one in both.items() if one}
            return Message(offer.id, known) if len(known) == len(both) else None
        texts = [self.voice.attributes(offer.id, language) or set() for language in LANGUAGES]
        return Message(f"{offer.id}.does", offer.args) if all("does" in t for t in texts) else None

    def offers(self, state: State, seat: int) -> dict[str, Message]:
        """Return what a seat may do now, kind by kind, as its prompt says it."""
        found: dict[Kind, list[tuple[int, ...]]] = {}
        for action in state.legal(seat):
            kind, values = self.kinds.read(int(action))
            found.setdefault(kind, []).append(values)
        ordered = sorted(found, key=lambda kind: kind.closing)
        return {kind.name: self._offer(kind, state, seat, found[kind]) for kind in ordered}

    def _offer(self, kind: Kind, state: State, seat: int, values: list[tuple[int, ...]]) -> Message:
        if special := self.special("offer", kind.name):
            found = special(state, seat, values)
            assert isinstance(found, Message)
            return found
        name = f"offer-{kind.message}"
        if self.voice.complete or self.voice.has(name):
            return Message(name)
        return Message("plain-text", {"text": plain_name(kind.name)})

    def rule(self, state: State, seat: int) -> str:
        """Return the section of the guide that speaks of what a seat decides now, or "".

        Of several kinds of action the first one tells: they stand in the order of a turn.
        """
        legal = state.legal(seat)
        if len(legal) == 0:
            return ""
        kind, values = self.kinds.read(int(legal[0]))
        special = self.special("rule", kind.name)
        return str(special(state, seat, *values)) if special else kind.rule

    def _own(self, name: str, state: State) -> Message | None:
        own = getattr(self.module, name, None)
        found = own(state) if own else None
        assert found is None or isinstance(found, Message)
        return found

    # The position

    def describe(self, state: State) -> list[Message]:
        """Return the position line by line, good enough to play by ear.

        One line a seat, in order, is a `view-player` that begins with who it is and a colon. The
        player panels, where name and points stand already, say `view-supplies` with the same
        arguments.
        """
        if own := getattr(self.module, "describe", None):
            return [*own(state), self.prompt(state)]
        return plain.describe(state, self.fields(state), self.voice, self.label)

    def setting(self, state: State) -> list[Message]:
        """Return what is printed on the pieces of this game, for who cannot see them."""
        own = getattr(self.module, "setting", None)
        return list(own(state)) if own else []
