"""What Prometheus is told."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram, start_http_server

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

REQUESTS = Counter("sandtable_requests", "HTTP requests", ["route", "method", "status"])
REQUEST_SECONDS = Histogram("sandtable_request_seconds", "Time to answer an HTTP request", ["route"], buckets=FAST)
ACTIONS = Counter("sandtable_actions", "Messages of players", ["kind", "outcome"])
ACTION_SECONDS = Histogram("sandtable_action_seconds", "Time until an answer is durable", buckets=FAST)
COMMIT_SECONDS = Histogram("sandtable_commit_seconds", "Time of one transaction of appends", buckets=FAST)
COMMIT_SIZE = Histogram("sandtable_commit_size", "Appends in one transaction", buckets=(1, 2, 5, 10, 20, 50, 100, 200))
OPEN_SECONDS = Histogram("sandtable_open_seconds", "Time to load and replay a match", buckets=FAST)
SOCKETS = Gauge("sandtable_sockets", "Open sockets")
SET_ASIDE = Gauge("sandtable_matches_set_aside", "Matches that cannot be read")
TASK_FAILURES = Counter("sandtable_task_failures", "Background tasks that failed and were started again", ["task"])
TABLES = Gauge("sandtable_tables", "Matches kept in memory")
BOT_SECONDS = Histogram("sandtable_bot_seconds", "Time a bot took for an answer", ["game"], buckets=FAST)
BOT_FAILURES = Counter("sandtable_bot_failures", "Bots that failed and were replaced by a random answer", ["game"])


@cache
def actions_of(kind: str, outcome: str) -> Counter:
    """The counter of just these; there are only so many kinds and outcomes."""
    return ACTIONS.labels(kind, outcome)


def serve_metrics(host: str, port: int) -> None:
    """On a port of their own, which need not be open to the world."""
    start_http_server(port, host)
