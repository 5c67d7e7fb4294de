"""How drawings write numbers."""


def number(value: float) -> str:
    """To a tenth of a board unit, which nobody sees, and without what is not needed."""
    return f"{value:.1f}".removesuffix(".0")
