"""Links into the house, and as pictures for a camera."""

from io import BytesIO
from typing import Any

import segno
from litestar import Request

from walpurgis.server.guards import visitor_of
from walpurgis.server.settings import ServerSettings


def link_to(request: Request[Any, Any, Any], settings: ServerSettings, path: str) -> str:
    """By the address that others are to use, or else by the one that the asker came by."""
    if settings.address:
        return settings.address.rstrip("/") + path
    scheme = "https" if visitor_of(request).is_secure else "http"
    return f"{scheme}://{request.headers.get('host', 'localhost')}{path}"


def picture(link: str) -> str:
    """An SVG of a QR code: dark on light in any theme, as cameras want it."""
    out = BytesIO()
    segno.make(link, micro=False).save(out, kind="svg", xmldecl=False, light="#fff", border=3, scale=4)
    return out.getvalue().decode()
