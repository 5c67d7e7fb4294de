"""The asker: what the house knows of it, and how it is forgotten."""

from importlib.metadata import version

from litestar import Controller
from litestar.datastructures import State
from litestar.params import JSONBody

from walpurgis.opponents.levels import LEVELS
from walpurgis.server.bodies import HouseInfo, Me, Wishes
from walpurgis.server.errors import ServerError
from walpurgis.server.guards import comes_from_our_page
from walpurgis.server.params import Asker, Service, delete, get, put
from walpurgis.server.visitor import LANGUAGE, NAME
from walpurgis.tables.names import checked_name
from walpurgis.tables.phrases import PHRASES
from walpurgis.words import LANGUAGES


class Myself(Controller):
    path = "/api/me"
    tags = ("me",)

    @get("/")
    async def me(self, visitor: Asker) -> Me:
        return Me(visitor.is_known, visitor.name, visitor.language)

    @put("/", guards=[comes_from_our_page])
    async def wish(self, visitor: Asker, data: JSONBody[Wishes]) -> Me:
        """Have the device keep a name and a language; the house itself keeps neither."""
        name = visitor.name if data.name is None else checked_name(data.name)
        language = visitor.language if data.language is None else data.language
        if language not in LANGUAGES:
            raise ServerError("malformed")
        visitor.remember()
        visitor.keep(NAME, name)
        visitor.keep(LANGUAGE, language)
        return Me(True, name, language)

    @delete("/", guards=[comes_from_our_page])
    async def forget(self, service: Service, visitor: Asker) -> None:
        """Forget me: the device's names go from its tables, and its cookies go."""
        if visitor.is_known:
            await service.forget(visitor.device)
        visitor.forget()


@get("/api/house", tags=["me"])
async def house_info(state: State) -> HouseInfo:
    """What a page must know to set up a table here."""
    return HouseInfo(version("walpurgis"), state.settings.address, list(LANGUAGES), list(LEVELS), list(PHRASES))
