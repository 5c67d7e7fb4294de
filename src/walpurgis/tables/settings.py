"""What a host sets at a table, declared once: creation, change, header and info are made of it."""

from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET, Struct, UnsetType, defstruct
from msgspec.structs import fields

from walpurgis.kernel.steps import Seat
from walpurgis.words import LANGUAGES

FIRST_IS_DRAWN: Final = -1
LONGEST_TURN_S: Final = 24 * 60 * 60
SLOWEST_PACE_MS: Final = 10_000


class TableSettings(Struct, kw_only=True):
    """first is a seat, or -1 to have it drawn. public: listed for everybody; watchable: whoever has the link may watch;
    closed: whoever has no chair yet cannot take one. latecomers: whoever comes while the game is on may take a bot's
    seat, with all that it holds.

    turn_limit_s: how long a person may think, 0 for ever. pace_ms: how long a bot seems to think. advice: whether it
    may be asked for against people, too.
    """

    options: dict[str, int | str] = {}
    first: Seat = FIRST_IS_DRAWN
    language: str = "fr"
    public: bool = False
    watchable: bool = True
    closed: bool = False
    latecomers: bool = False
    turn_limit_s: int = 0
    pace_ms: int = 900
    advice: bool = False

    def settings(self) -> dict[str, Any]:
        """These alone, of whatever else is beside them."""
        return {name: getattr(self, name) for name in TableSettings.__struct_fields__}

    @property
    def fit(self) -> bool:
        """Whether a table can have them; what a game makes of options and first seat it says itself."""
        timely = 0 <= self.turn_limit_s <= LONGEST_TURN_S and 0 <= self.pace_ms <= SLOWEST_PACE_MS
        return self.language in LANGUAGES and timely


if TYPE_CHECKING:

    class Change(TableSettings):
        pass
else:
    Change = defstruct(
        "Change",
        [(one.name, one.type | UnsetType, UNSET) for one in fields(TableSettings)],
        forbid_unknown_fields=True,
        kw_only=True,
        module=__name__,
        namespace={"__doc__": "What a host may still change while the table is open; what is left out stays."},
    )
