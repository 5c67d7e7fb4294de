"""A process with nothing but a house in it, to be killed: one JSON object a line, over a socket of this machine.

    python -m benchmarks.bare STORE

A connection either calls methods of the house, {"call": "sit", "with": […]}, or sits at a table,
{"attach": TABLE, "device": DEVICE, "at": N}, and from then on says and hears what a browser would.
"""

import asyncio
import json
import sys
from operator import attrgetter
from pathlib import Path
from typing import Any

import msgspec

from walpurgis.tables.client import Client
from walpurgis.tables.errors import TableError
from walpurgis.tables.limits import Limits
from walpurgis.tables.messages import NewTable
from walpurgis.tables.move import Move
from walpurgis.tables.service import TableService
from walpurgis.tables.sqlite import SqliteStore

LONGEST = 2**20


class Line(Client):
    def __init__(self, device: str, writer: asyncio.StreamWriter) -> None:
        super().__init__(device)
        self._writer = writer

    def deliver(self, frame: bytes) -> None:
        self._writer.write(frame + b"\n")

    def dismiss(self) -> None:
        self._writer.close()


class Bare:
    def __init__(self, service: TableService) -> None:
        self.service = service

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        client: Line | None = None
        try:
            while line := await reader.readline():
                said = json.loads(line)
                if "call" in said:
                    writer.write(msgspec.json.encode(await self._call(said["call"], said["with"])) + b"\n")
                elif client is None:
                    client = Line(said["device"], writer)
                    await self.service.attach(client, said["attach"], said["at"])
                else:
                    arrived = asyncio.get_running_loop().time()
                    self.service.play(Move(client, said["seat"], said["step"], said["at"], said["id"], arrived))
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            if client is not None:
                self.service.detach(client)
            writer.close()

    async def _call(self, method: str, arguments: list[Any]) -> Any:
        if method == "create":
            arguments[1] = NewTable(**arguments[1])
        if method == "reveal":
            arguments[2] = {int(seat): seed for seat, seed in arguments[2].items()}  # JSON has no numbers as keys
        try:
            return {"result": await attrgetter(method)(self.service)(*arguments)}
        except TableError as error:
            return {"error": error.key}


async def main(path: Path) -> None:
    service = TableService(await SqliteStore.open(path), Limits(tables_of_device=10_000))
    await service.open()
    server = await asyncio.start_server(Bare(service).serve, "127.0.0.1", 0, limit=LONGEST)
    print(server.sockets[0].getsockname()[1], flush=True)
    async with server:
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
