"""The opening of a socket: GET /api/tables/{id}/socket?at=N&as=SEAT becomes a Connection, or is told why not."""

import asyncio
import re
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import parse_qsl

import msgspec
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from walpurgis.kernel.notation import is_plain_number
from walpurgis.server.bodies import Problem
from walpurgis.server.connection import Connection
from walpurgis.server.connections import Connections
from walpurgis.server.errors import ServerError
from walpurgis.server.visitor import Visitor
from walpurgis.tables.client import EVERYBODY

PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/socket")
DIGITS: Final = 9


class Handshake(asyncio.Protocol):
    """uvicorn hands over the whole request as soon as it sees that a WebSocket is wanted."""

    def __init__(self, connections: Connections, server_connections: set[Any]) -> None:
        self._connections = connections
        self._server_connections = server_connections
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Whoever is not let in is told so before their handshake is looked at: a crowd that goes on asking costs least
        so.
        """
        target, headers = _request(data)
        path, _, query = target.partition("?")
        values = dict(parse_qsl(query[:1000]))
        visitor = self._visitor(headers, values)
        found = PATH.fullmatch(path)
        try:
            if found is None:
                raise ServerError("not-found")
            self._check_host(visitor)
            self._connections.check(visitor)
        except ServerError as error:
            self._connections.counts.refuse(error.key)
            problem = Problem(error.key, error.message(visitor.language))
            self._refuse(_json(error.status, problem))
            return
        handshake = ServerProtocol()
        handshake.receive_data(data)
        events = handshake.events_received()
        if not events or not isinstance(events[0], Request):
            self._transport.close()
            return
        response = handshake.accept(events[0])
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._refuse(response)
        else:
            self._let_in(visitor, found[1], values, response)

    def _let_in(self, visitor: Visitor, table: str, values: Mapping[str, str], response: Response) -> None:
        connection = Connection(self._connections, visitor, self._transport)
        at, seat = _whole(values, "at"), _seat(values)
        # uvicorn makes this object the transport's protocol when we return: what follows must come after that.
        loop, among = self._connections.loop, self._server_connections
        loop.call_soon(self._transport.set_protocol, connection)
        loop.call_soon(self._transport.pause_reading)  # before the client hears that it may speak: see sit_down
        loop.call_soon(self._transport.write, response.serialize())
        loop.call_soon(self._connections.entered, connection, table, -1 if at is None else at, seat, among)

    def _check_host(self, visitor: Visitor) -> None:
        own = self._transport.get_extra_info("sockname")
        self._connections.hosts.check(visitor.headers.get("host", ""), own[0] if own else "")

    def _visitor(self, headers: Mapping[str, str], query: Mapping[str, str]) -> Visitor:
        peer = self._transport.get_extra_info("peername")
        scheme = "wss" if self._transport.get_extra_info("sslcontext") else "ws"
        return Visitor(headers, query, peer[0] if peer else "", scheme, self._connections.settings)

    def _refuse(self, response: Response) -> None:
        self._transport.write(response.serialize())
        self._transport.close()

    def shutdown(self) -> None:
        self._transport.close()


def _request(data: bytes) -> tuple[str, dict[str, str]]:
    """Target and headers of a request that uvicorn has read and written down again."""
    first, *lines = data.decode("latin-1").removesuffix("\r\n\r\n").split("\r\n")
    pairs = (line.split(": ", 1) for line in lines)
    return first.split(" ")[1], {name.lower(): value for name, value in pairs}


def _json(status: int, problem: Problem) -> Response:
    body = msgspec.json.encode(problem)
    headers = Headers({"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"})
    return Response(status, HTTPStatus(status).phrase, headers, body)


def _seat(values: Mapping[str, str]) -> int | None:
    return EVERYBODY if values.get("as") == str(EVERYBODY) else _whole(values, "as")


def _whole(values: Mapping[str, str], name: str) -> int | None:
    text = values.get(name, "")
    return int(text) if is_plain_number(text) and len(text) <= DIGITS else None
