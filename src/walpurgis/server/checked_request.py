"""Requests whose body is what it says to be: what cannot be read is the sender's fault and not ours."""

from typing import Any

from litestar import Request
from litestar.datastructures import FormMultiDict

from walpurgis.server.errors import ServerError


class CheckedRequest(Request[Any, Any, Any]):
    """Litestar itself takes these for faults of the house."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):  # too deep, or no UTF-8
            raise ServerError("malformed") from None

    async def form(self) -> FormMultiDict:
        try:
            return await super().form()
        except (UnicodeDecodeError, LookupError):  # not in the encoding that it names, or that is none
            raise ServerError("malformed") from None
