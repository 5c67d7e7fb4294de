"""The conformance suite: what must hold of every game, ours and other people's, and a sentence for what does not.

`walpurgis check-game NAME` runs it, `pytest --check-game NAME` does, and so do our own tests. Every check is a function
that takes one way to set a game up, or the game alone, and gives a Finding for each thing that does not hold.
"""
