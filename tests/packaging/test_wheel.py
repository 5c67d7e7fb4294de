"""Wheels that are built on purpose or by necessity without a compiler, and one that must not be built."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build
from tests.packaging.tree import COMPILED_SUFFIXES, ROOT


def build(root: Path, into: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(into)]
    return subprocess.run(
        command,
        cwd=root,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("environment", "notice"),
    [({"WALPURGIS_PURE": "1"}, ""), ({"CC": "/nowhere/cc"}, "No C compiler")],
    ids=["on purpose", "without a compiler"],
)
def test_a_wheel_without_compiled_modules_fits_every_machine(
    tmp_path: Path, environment: dict[str, str], notice: str
) -> None:
    said = build(ROOT, tmp_path, **environment)
    assert said.returncode == 0, said.stdout
    assert notice in said.stdout
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "walpurgis/games/hexentanz/rules.py" in names
    assert "walpurgis/games/hexentanz/words/fr.ftl" in names
    assert not [name for name in names if name.endswith(COMPILED_SUFFIXES)]


def test_a_type_error_in_the_rules_ends_the_build(tmp_path: Path) -> None:
    if not hatch_build.can_compile():
        pytest.skip("no C compiler")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src")
    with (tmp_path / "src" / "walpurgis" / "kernel" / "steps.py").open("a") as steps:
        steps.write('\nWRONG: int = "no number"\n')
    said = build(tmp_path, tmp_path / "wheel")
    assert said.returncode != 0
    assert "Incompatible types in assignment" in said.stdout
    assert not list(tmp_path.glob("wheel/*"))
