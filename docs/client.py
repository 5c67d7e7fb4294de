"""Plays a whole game against bots through the public API: python client.py [GAME] [http://host:port]. See api.md."""

import json
import random
import secrets
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect

GAME = sys.argv[1] if len(sys.argv) > 1 else "hexentanz"
HOUSE = sys.argv[2] if len(sys.argv) > 2 else "http://127.0.0.1:8666"
cookie = ""


def post(path: str, **body: Any) -> Any:
    global cookie  # who we are: the first answer gives it, every request brings it along
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(f"{HOUSE}/api/{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        cookie = (answer.headers["Set-Cookie"] or cookie).split(";")[0]
        return json.load(answer)


def choose(question: dict[str, Any]) -> str:
    """Any legal step: one of those listed, or one of the family that is described."""
    if question["kind"] == "choice":
        return str(random.choice(question["steps"])["do"])
    verb, items, size = question["verb"], random.sample(question["items"], len(question["items"])), question["size"]
    if question["kind"] == "pad":
        return f"{verb} {items[0]} @{random.randrange(300, 900)}"
    parts = [sorted(items[at : at + size], key=int) for at in range(0, len(items), size)]
    return f"{verb} {' / '.join(' '.join(part) for part in (parts[:1] if question['kind'] == 'set' else parts))}"


table = post("tables", game=GAME, seats=4, pace_ms=0)["id"]
post(f"tables/{table}/seats/0/sit", name="Python", seed=secrets.token_hex(32))
for seat in (1, 2, 3):
    post(f"tables/{table}/seats/{seat}/bot", level=1)
post(f"tables/{table}/start")
with connect(
    f"{HOUSE.replace('http', 'ws', 1)}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}
) as socket:
    for message in map(json.loads, socket):
        if "ping" in message:
            socket.send(json.dumps({"pong": message["ping"]}))
        elif message.get("ask"):
            socket.send(json.dumps({"do": choose(message["ask"][0]), "at": message["at"], "id": secrets.token_hex(8)}))
        elif message.get("view", {}).get("standing"):
            print("places:", message["view"]["standing"], "after", message["at"], "steps")
            break
