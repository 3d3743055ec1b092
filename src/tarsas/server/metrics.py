"""What the server counts, for Prometheus. docs/hosting.md says what each is good for."""

from prometheus_client import Counter, Gauge, Histogram

SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

MOVES = Counter("tarsas_moves", "Moves committed, chance included")
FAULTS = Counter("tarsas_faults", "Errors that should not be, and were logged", ["kind"])
ERRORS = Counter("tarsas_socket_errors", "Messages refused", ["code"])
SOCKETS = Gauge("tarsas_sockets", "Open sockets")
ROOMS = Gauge("tarsas_rooms", "Tables in memory")
THINKING = Histogram("tarsas_bot_seconds", "Time a bot takes for a move")
QUEUE = Gauge("tarsas_bot_queue", "Questions to bots that wait for a worker")
ACTING = Histogram(
    "tarsas_act_seconds", "Time from a message to its acknowledgement", buckets=SHORT
)
REVIEWS = Counter("tarsas_reviews", "Reviews that were made, or failed", ["how"])
COMMITS = Histogram("tarsas_commit_seconds", "Time a commit takes", buckets=SHORT)
DATABASE_ERRORS = Counter("tarsas_database_errors", "What the database did not do", ["what"])
DATABASE_AWAY = Gauge("tarsas_database_away", "1 after the database failed, until it answers again")
REQUESTS = Histogram(
    "tarsas_request_seconds",
    "Time an answer takes, by route",
    ["method", "route", "status"],
    buckets=SHORT,
)
DRAINING = Gauge("tarsas_draining", "1 while the server is about to stop")
