"""The family of errors meant for the person at the other end. Caught at the edges only."""


class TarsasError(Exception):
    """Something the user gave was wrong; the message says what, where, and what would be right."""


class OptionError(TarsasError):
    """An unknown game, a number of players or an option that the game does not have."""


class ComponentError(TarsasError):
    """A components file that does not describe the game's pieces."""


class IllegalActionError(TarsasError):
    """An action that the position does not allow."""


class StaleActionError(TarsasError):
    """An action that answers another position than the present one."""
