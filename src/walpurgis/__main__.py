"""`python -m walpurgis` is the command `walpurgis`."""

from walpurgis.cli import app

if __name__ == "__main__":
    app(prog_name="walpurgis")
