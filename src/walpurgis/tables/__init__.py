"""Tables: people and bots around a game, a log that is the truth, dice that can be proved."""
