"""Things that are the same for everybody: kept packed, sent with a mark by which a browser knows that it has them."""

import gzip
import hashlib
import mimetypes
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response

TEXTS: Final = ("text/", "application/json", "application/javascript", "application/manifest", "image/svg")
WORTH_PACKING: Final = 500  # bytes
ASK_AGAIN: Final = "no-cache"  # may be kept, but the browser asks whether it is still right
A_WHILE: Final = "public, max-age=300"
BY_PACKING: Final = "accept-encoding"
BY_LANGUAGE: Final = "accept-encoding, accept-language, cookie"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASSETS: Final = "/assets/"  # where the build puts files that are named by their contents

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Item:
    def __init__(self, content: bytes, kind: str, cache: str = A_WHILE, vary: str = BY_PACKING) -> None:
        self.content = content
        self.kind = kind
        self.cache = cache
        self.vary = vary
        self.mark = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        packs = kind.startswith(TEXTS) and len(content) > WORTH_PACKING
        self.packed = gzip.compress(content, 9, mtime=0) if packs else None

    def answer(self, request: Request[Any, Any, Any]) -> Response[Any]:
        headers = {"etag": self.mark, "cache-control": self.cache, "vary": self.vary}
        if self.mark in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=self.kind)
        return Response(self.content, headers=headers, media_type=self.kind)


def items_in(folder: Traversable) -> dict[str, Item]:
    """All files, by path. Whatever is asked for is looked up here, so nothing else can be reached."""
    found: dict[str, Item] = {}
    if folder.is_dir():
        _collect(folder, "", found)
    return found


def _collect(folder: Traversable, path: str, found: dict[str, Item]) -> None:
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            _collect(entry, name, found)
        elif not entry.name.startswith("."):
            kind = mimetypes.guess_type(entry.name)[0] or "application/octet-stream"
            kept = FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN
            found[name] = Item(entry.read_bytes(), kind, kept)
