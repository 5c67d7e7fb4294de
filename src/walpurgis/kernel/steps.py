"""What the kernel calls its integers: who acts, and what is done."""

from typing import Final

Seat = int  # 0, 1, 2 … clockwise
Step = int  # one decision or one random outcome; its text is the game's Notation
Actor = int  # a Seat, or CHANCE

# What a position waits for: a seat (0 and up), or one of these.
CHANCE: Final = -1
SEVERAL: Final = -2
OVER: Final = -3
