"""Packages: the page is in all of them, compiled rules where there is a compiler, and what must not be built is not."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build
from tests.packaging.tree import COMPILED_SUFFIXES, ROOT
from walpurgis import games

PAGE = "walpurgis/server/static/manifest.json"


def build(root: Path, into: Path, target: str = "wheel", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)]
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
    names = names_in(wheel)
    assert "walpurgis/games/hexentanz/rules.py" in names
    assert "walpurgis/games/hexentanz/words/fr.ftl" in names
    assert PAGE in names
    assert not [name for name in names if name.endswith(COMPILED_SUFFIXES)]


def names_in(wheel: Path) -> list[str]:
    with ZipFile(wheel) as archive:
        return archive.namelist()


def copy_of_the_sources(folder: Path, *left_out: str) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", *left_out))


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_nothing_is_built_without_the_page_and_one_is_told_what_to_run(tmp_path: Path, target: str) -> None:
    copy_of_the_sources(tmp_path, "static")
    said = build(tmp_path, tmp_path / "dist", target)
    assert said.returncode != 0
    assert "The page is not built" in said.stdout
    assert "`make dist`" in said.stdout
    assert "Traceback" not in said.stdout
    assert not list(tmp_path.glob("dist/*"))


def test_one_can_begin_to_work_without_the_page(tmp_path: Path) -> None:
    copy_of_the_sources(tmp_path, "static")
    said = build(tmp_path, tmp_path / "dist", "wheel:editable")
    assert said.returncode == 0, said.stdout
    assert len(list(tmp_path.glob("dist/*.whl"))) == 1


def test_an_sdist_makes_the_same_wheel_without_node_and_without_git(tmp_path: Path) -> None:
    for target in ("wheel", "sdist"):
        said = build(ROOT, tmp_path, target, WALPURGIS_PURE="1")
        assert said.returncode == 0, said.stdout
    [archive] = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "sdist", filter="data")
    [unpacked] = (tmp_path / "sdist").iterdir()
    said = build(unpacked, tmp_path / "again", WALPURGIS_PURE="1")
    assert said.returncode == 0, said.stdout
    [ours], [again] = tmp_path.glob("*.whl"), tmp_path.glob("again/*.whl")
    assert sorted(names_in(again)) == sorted(names_in(ours))


def test_a_type_error_in_the_rules_ends_the_build(tmp_path: Path) -> None:
    if not hatch_build.can_compile():
        pytest.skip("no C compiler")
    copy_of_the_sources(tmp_path, *games.ours())  # the kernel alone is read sooner
    with (tmp_path / "src" / "walpurgis" / "kernel" / "steps.py").open("a") as steps:
        steps.write('\nWRONG: int = "no number"\n')
    said = build(tmp_path, tmp_path / "wheel")
    assert said.returncode != 0
    assert "Incompatible types in assignment" in said.stdout
    assert not list(tmp_path.glob("wheel/*"))


def test_what_is_compiled_is_checked_without_our_libraries(tmp_path: Path) -> None:
    """Where an sdist is installed nothing is at hand but what builds it."""
    src = ROOT / "src"
    options = ["--no-site-packages", f"--cache-dir={tmp_path}", "--config-file=", "--strict", *hatch_build.FOLLOW]
    command = [sys.executable, "-m", "mypy", *options, *hatch_build.sources(src)]
    said = subprocess.run(command, cwd=src, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout
