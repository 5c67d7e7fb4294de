"""What `walpurgis doctor` sees of a house from outside: as a guest comes to it, through proxy and balancer."""

import base64
import http.client
import json
import ssl
import time
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from importlib.metadata import version
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from walpurgis.terminal.diagnosis import Diagnosis, ill, well, worth_a_look

PATIENCE_S: Final = 10.0
CLOCK_S: Final = 5.0  # by so much two clocks may differ
NOT_OURS: Final = 421  # the answer to a name that the house does not answer to
SOCKET: Final = "/api/tables/doctor/socket"  # of no table: the way to a socket is tried, nobody sits down
UPGRADE: Final = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": base64.b64encode(bytes(16)).decode(),
}


class Seen(NamedTuple):
    """Header names are in lower case."""

    status: int
    headers: dict[str, str]
    body: bytes


def ask(address: str, path: str, headers: dict[str, str] | None = None) -> Seen:
    """OSError or HTTPException where there is no answer."""
    parts = urlsplit(address)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.netloc, timeout=PATIENCE_S)
    try:
        connection.request("GET", path, headers=headers or {})
        answer = connection.getresponse()
        body = b"" if answer.status == http.client.SWITCHING_PROTOCOLS else answer.read()
        return Seen(answer.status, {name.lower(): value for name, value in answer.getheaders()}, body)
    finally:
        connection.close()


def check_address(address: str, is_named: bool) -> Iterator[Diagnosis]:
    """is_named: somebody said that the house is open there; else it need not be."""
    try:
        health = ask(address, "/health")
    except ssl.SSLCertVerificationError as error:
        yield ill("certificate", address=address, reason=error.verify_message)
        return
    except (OSError, http.client.HTTPException) as error:
        yield (ill if is_named else worth_a_look)("closed", address=address, reason=str(error) or type(error).__name__)
        return
    if health.status == NOT_OURS:
        yield ill("name", address=address, host=urlsplit(address).hostname or "")
        return
    yield _check_health(address, health)
    yield from _check_page(address)
    yield _check_socket(address)
    yield from _check_version(address)
    yield from _check_clocks(health)


def _check_health(address: str, seen: Seen) -> Diagnosis:
    try:
        said = json.loads(seen.body)
        status, trouble = str(said["status"]), str(said.get("trouble", "")) or "—"
    except (ValueError, KeyError, TypeError):
        return ill("not-a-house", address=address, status=seen.status)
    return well("open", address=address) if status == "ok" else ill("unhealthy", address=address, reason=trouble)


def _check_page(address: str) -> Iterator[Diagnosis]:
    seen = ask(address, "/", {"Accept": "text/html"})
    if seen.status != http.client.OK or b"/static/" not in seen.body:
        yield ill("page-not-served", address=address, status=seen.status)
    if address.startswith("https:"):
        # Only a house that believes its proxy knows that it is reached by HTTPS, and by whom.
        is_believed = "strict-transport-security" in seen.headers
        yield well("proxy") if is_believed else ill("proxy-unknown", address=address)


def _check_socket(address: str) -> Diagnosis:
    seen = ask(address, SOCKET, UPGRADE)
    is_through = seen.status == http.client.SWITCHING_PROTOCOLS
    return well("sockets") if is_through else ill("no-sockets", address=address, status=seen.status)


def _check_version(address: str) -> Iterator[Diagnosis]:
    seen = ask(address, "/schema/openapi.json")
    try:
        there = str(json.loads(seen.body)["info"]["version"])
    except (ValueError, KeyError, TypeError):
        return
    here = version("walpurgis")
    yield well("same-version") if there == here else worth_a_look("other-version", there=there, here=here)


def _check_clocks(seen: Seen) -> Iterator[Diagnosis]:
    if "date" not in seen.headers:
        return
    apart = abs(parsedate_to_datetime(seen.headers["date"]).timestamp() - time.time())
    yield well("clocks") if apart <= CLOCK_S else worth_a_look("clocks-differ", seconds=int(apart))
