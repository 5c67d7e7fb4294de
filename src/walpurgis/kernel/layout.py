"""Where the spots of a game are: static, and apart from what lies on them.

The page draws a board from it to the scale of the screen, the terminal on a grid of letters.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Spot:
    """A named place. x and y are its centre in board units, x to the right, y down; turn is in degrees clockwise.

    Spots of shape “hand” lie in front of a seat, not on the board: they have no coordinates.
    stands: where its pieces stand, around it and not on it; one of a colour always takes the stand of its colour.
    taper: how much narrower its lower edge is than its upper one, of its width: squares of a bend fit together so.
    """

    name: str
    x: float
    y: float
    shape: str
    width: float
    height: float
    turn: float = 0.0
    colour: int = -1
    stands: tuple[tuple[float, float], ...] = ()
    taper: float = 0.0

    @property
    def kind(self) -> str:
        """The first word of the name, which its Fluent label `spot-KIND` goes by."""
        return self.name.split("-")[0]


@dataclass(frozen=True)
class Region:
    """A part of the board with a ground and a name of its own, behind the spots; x and y are its middle, as a spot's.

    Its head line is at the height `head`: the name begins at `label`, and `spot` lies on the same line, for what
    belongs to the whole region. Nothing else should lie there. A terminal shows that spot and leaves the rest out.
    """

    name: str
    x: float
    y: float
    width: float
    height: float
    head: float
    label: float
    spot: str


@dataclass(frozen=True)
class Layout:
    """A board of this width and height in its own units; regions are drawn in their order, the first farthest back.

    glyphs, for a terminal: the text of a piece by its kind, with {value}, {colour} and {count}, and of an empty spot
    by its shape.
    """

    width: float
    height: float
    spots: tuple[Spot, ...]
    glyphs: dict[str, str] = field(default_factory=dict)
    regions: tuple[Region, ...] = ()

    def colour_of(self, seat: int) -> int:
        """That of the places in front of a seat, else its number."""
        own = (spot for spot in self.spots if spot.shape == "hand" and spot.name.endswith(f"-{seat}"))
        return next((spot.colour for spot in own if spot.colour >= 0), seat)
