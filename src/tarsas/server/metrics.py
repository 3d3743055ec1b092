"""What the server counts, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("tarsas_moves", "Moves committed, chance included")
FAULTS = Counter("tarsas_faults", "Errors that should not be, and were logged", ["kind"])
ERRORS = Counter("tarsas_socket_errors", "Messages refused", ["code"])
SOCKETS = Gauge("tarsas_sockets", "Open sockets")
ROOMS = Gauge("tarsas_rooms", "Tables in memory")
THINKING = Histogram("tarsas_bot_seconds", "Time a bot takes for a move")
ACTING = Histogram(
    "tarsas_act_seconds",
    "Time from a message to its acknowledgement",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
