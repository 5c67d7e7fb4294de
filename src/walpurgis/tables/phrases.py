"""What people can say to each other: preset phrases, as children play here. Their words are `phrase-KEY`."""

from typing import Final

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thank-you",
    "oops",
    "hurry",
    "wait",
    "ha-ha",
    "ouch",
    "magic",
    "again",
    "goodbye",
)
