"""Fuzzing led by coverage, with Atheris (libFuzzer): `pip install atheris`, on Linux and macOS.

Only what runs interpreted is seen. Inputs that reach something new are kept in a folder of their own, from which the
next run goes on.
"""

import sys
from pathlib import Path
from typing import Any

from benchmarks.fuzz.target import CORPUS, load


def fuzz_by_coverage(name: str, inputs: int, seed: int, kept: Path) -> None:
    """Ends the process: libFuzzer does, with status 77 and the input in a file beside `kept` if it finds something."""
    import atheris

    library: Any = atheris
    with library.instrument_imports(include=["walpurgis"]):
        target = load(name)
    kept.mkdir(parents=True, exist_ok=True)
    options = [f"-runs={inputs}", f"-seed={seed or 1}", "-max_len=4000", "-timeout=30", f"-artifact_prefix={kept}-"]

    def one_input(data: bytes) -> None:
        target.check(data)

    library.Setup([sys.argv[0], *options, str(kept), str(CORPUS / name)], one_input)
    library.Fuzz()
