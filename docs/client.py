"""Plays a whole game against bots through the public API: python client.py [GAME [http://host:port]]. See api.md."""

import hashlib
import json
import random
import secrets
import sys

import httpx
from websockets.sync.client import connect

game, address = [*sys.argv[1:], *["hexentanz", "http://127.0.0.1:8666"][len(sys.argv) - 1 :]]
house = httpx.Client(base_url=f"{address}/api", event_hooks={"response": [httpx.Response.raise_for_status]})


def choose(question: dict) -> str:  # any legal step: one that is listed, or one of the family described
    if question["kind"] == "choice":
        return str(random.choice(question["steps"])["do"])
    verb, items, size = question["verb"], random.sample(question["items"], len(question["items"])), question["size"]
    if question["kind"] == "pad":
        return f"{verb} {items[0]} @{random.randrange(300, 900)}"
    parts = [" ".join(sorted(items[at : at + size], key=int)) for at in range(0, len(items), size)]
    return f"{verb} {parts[0] if question['kind'] == 'set' else ' / '.join(parts)}"


seed = secrets.token_bytes(32)  # our share in the dice: its hash first, itself when nobody can change anything any more
us = [{"name": "Python", "seed_hash": hashlib.sha256(seed).hexdigest()}, *[{"level": 1}] * 3]
table = house.post("/tables", json={"game": game, "seats": 4, "chairs": us, "start": True, "pace_ms": 0}).json()["id"]
house.post(f"/tables/{table}/reveal", json={"seeds": {0: seed.hex()}})
cookie = "; ".join(f"{name}={value}" for name, value in house.cookies.items())
with connect(f"ws{address[4:]}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}) as socket:
    for said in map(json.loads, socket):
        if said["kind"] == "ping":
            socket.send(json.dumps({"kind": "pong", "number": said["number"]}))
        elif said["kind"] == "update" and said["ask"]:
            move = {"kind": "do", "step": choose(said["ask"][0]), "at": said["at"], "id": secrets.token_hex(8)}
            socket.send(json.dumps(move))
        elif said["kind"] == "update" and said["view"]["standing"]:
            break
print("places:", said["view"]["standing"], "after", said["at"], "steps")
