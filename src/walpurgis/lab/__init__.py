"""Experiments on the games: many of them, fast, and the same ones again whenever they are asked for."""
