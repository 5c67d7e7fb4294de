"""Figures for Prometheus: how much, how fast; never who or which table, nor what somebody has just done."""

from collections.abc import Iterable, Mapping
from importlib.metadata import version
from typing import Final

from prometheus_client import (
    GC_COLLECTOR,
    PROCESS_COLLECTOR,
    CollectorRegistry,
    Counter,
    Histogram,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from walpurgis.server.connections import Connections
from walpurgis.tables.counts import BOUNDS_S, Durations

TYPE: Final = "text/plain; version=0.0.4"
TAKEN_EVERY_S: Final = 60.0  # a race is over by then
COARSE: Final = 10
# What is told to the last one, as it tells of nobody's turn: how the house does, and games as a whole.
EXACT: Final = frozenset(
    ("bot_failures", "evictions", "games_over", "games_started", "loads", "store_failures", "tables_created")
)
BUCKETS_S: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)


class Metrics:
    def __init__(self, connections: Connections) -> None:
        registry = CollectorRegistry()
        for collector in (PROCESS_COLLECTOR, GC_COLLECTOR, Figures(connections)):
            registry.register(collector)
        labels = ("method", "route", "status")
        self._registry = registry
        self._text = b""
        self._taken = 0.0
        self._requests = Counter("walpurgis_requests", "Requests over HTTP", labels, registry=registry)
        self._seconds = Histogram(
            "walpurgis_request_seconds", "Time to answer them", buckets=BUCKETS_S, registry=registry
        )

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.observe(seconds)

    def text(self, now: float) -> bytes:
        """As of the last time in whole minutes: who watches a house in which little happens could tell from two figures
        one after the other that somebody has answered in a race, or that an answer was wrong.
        """
        if not self._text or now - self._taken >= TAKEN_EVERY_S:
            self._text, self._taken = generate_latest(self._registry), now
        return self._text


class Figures(Collector):
    """What is counted anyway, read when somebody asks; single moves and messages only in tens."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def collect(self) -> Iterable[Metric]:
        counts = self._connections.counts
        yield GaugeMetricFamily("walpurgis_sockets", "Sockets at tables", len(self._connections.connections))
        yield CounterMetricFamily("walpurgis_sockets_opened", "Sockets let in", _coarse(counts.opened))
        yield CounterMetricFamily("walpurgis_sockets_returned", "Sockets that came back", _coarse(counts.returned))
        yield CounterMetricFamily("walpurgis_messages_heard", "Messages over sockets", _coarse(counts.heard))
        yield CounterMetricFamily("walpurgis_messages_sent", "Messages to sockets", _coarse(counts.sent))
        yield GaugeMetricFamily(
            "walpurgis_tables_in_memory", "Tables in memory", len(self._connections.service.registry)
        )
        for name, number in self._connections.service.counts.items():
            told = number if name in EXACT else _coarse(number)
            yield CounterMetricFamily(f"walpurgis_{name}", name.replace("_", " ").capitalize(), told)
        yield _by("walpurgis_refused", "What was not done", "key", dict(counts.refused))
        yield from self._durations()
        build = GaugeMetricFamily("walpurgis_build", "Always 1, with the version", labels=["version"])
        build.add_metric([version("walpurgis")], 1)
        yield build
        ended = {str(code): number for code, number in counts.ended.items()}
        yield _by("walpurgis_sockets_ended", "Sockets that came to an end", "code", ended)

    def _durations(self) -> Iterable[Metric]:
        counts, service = self._connections.counts, self._connections.service
        yield _histogram("walpurgis_answer_seconds", "From a move to the first word about it", {"": counts.answers})
        yield _histogram("walpurgis_loop_seconds", "How late the event loop was", {"": counts.lateness})
        yield _histogram("walpurgis_commit_seconds", "Commits, until they are durable", {"": service.store.commits})
        thinking = {str(level): durations for level, durations in service.registry.context.bots.thinking.items()}
        yield _histogram("walpurgis_bot_seconds", "From a question to a bot's answer", thinking, "level")


def _histogram(name: str, about: str, by: Mapping[str, Durations], label: str = "") -> Metric:
    """In tens, as everything that a single move adds to; and the time in whole seconds."""
    family = HistogramMetricFamily(name, about, labels=[label] if label else None)
    for value, durations in by.items():
        within = map(_coarse, durations.within())
        buckets = [(bound, number) for bound, number in zip([*map(str, BOUNDS_S), "+Inf"], within, strict=True)]
        family.add_metric([value] if label else [], buckets, int(durations.seconds))
    return family


def _by(name: str, about: str, label: str, values: dict[str, int]) -> Metric:
    family = CounterMetricFamily(name, about, labels=[label])
    for value, number in sorted(values.items()):
        family.add_metric([value], _coarse(number))
    return family


def _coarse(number: int) -> int:
    return number - number % COARSE
