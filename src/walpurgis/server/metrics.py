"""Figures for Prometheus: how much, how fast; never who or which table."""

from collections.abc import Iterable
from typing import Final

from prometheus_client import (
    GC_COLLECTOR,
    PROCESS_COLLECTOR,
    CollectorRegistry,
    Counter,
    Histogram,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from walpurgis.server.connections import Connections

TYPE: Final = "text/plain; version=0.0.4"
BUCKETS_S: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)


class Metrics:
    def __init__(self, connections: Connections) -> None:
        registry = CollectorRegistry()
        for collector in (PROCESS_COLLECTOR, GC_COLLECTOR, Figures(connections)):
            registry.register(collector)
        labels = ("method", "route", "status")
        self._registry = registry
        self._requests = Counter("walpurgis_requests", "Requests over HTTP", labels, registry=registry)
        self._seconds = Histogram(
            "walpurgis_request_seconds", "Time to answer them", buckets=BUCKETS_S, registry=registry
        )

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)


class Figures(Collector):
    """What hall and house count anyway, read when somebody asks."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def collect(self) -> Iterable[Metric]:
        counts = self._connections.counts
        yield GaugeMetricFamily("walpurgis_sockets", "Sockets at tables", len(self._connections.connections))
        yield CounterMetricFamily("walpurgis_sockets_opened", "Sockets let in", counts.opened)
        yield CounterMetricFamily("walpurgis_messages_heard", "Messages over sockets", counts.heard)
        yield CounterMetricFamily("walpurgis_messages_sent", "Messages to sockets", counts.sent)
        yield GaugeMetricFamily(
            "walpurgis_tables_in_memory", "Tables in memory", len(self._connections.service.registry)
        )
        for name, number in self._connections.service.counts.items():
            yield CounterMetricFamily(f"walpurgis_{name}", name.replace("_", " ").capitalize(), number)
        yield _by("walpurgis_refused", "What was not done", "key", dict(counts.refused))
        ended = {str(code): number for code, number in counts.ended.items()}
        yield _by("walpurgis_sockets_ended", "Sockets that came to an end", "code", ended)


def _by(name: str, about: str, label: str, values: dict[str, int]) -> Metric:
    family = CounterMetricFamily(name, about, labels=[label])
    for value, number in sorted(values.items()):
        family.add_metric([value], number)
    return family
