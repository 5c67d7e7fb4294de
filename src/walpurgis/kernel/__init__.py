"""What a game is. Pure: no clock, no random source of its own, no files, no text for people."""
