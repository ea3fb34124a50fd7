"""The folder for a stick: two programs, one place for what they keep, a page to print for each game."""

from __future__ import annotations

import re
import tarfile
import zipfile
from pathlib import Path

import pytest
from bundling import quick_start, stick
from bundling.ground import ROOT, Stop

from saves.places import find_places
from tests.support.games import LONG

PAGE_LETTERS = 2900  # what fits on one sheet of A4 at this size


def bundles(folder: Path) -> tuple[Path, Path]:
    """Two archives as a build makes them, of a few files."""
    program = folder / "orrery"
    program.mkdir()
    (program / "orrery").write_text("x", encoding="utf-8")
    (program / "linked").symlink_to("orrery")
    windows, linux = folder / "w.zip", folder / "l.tar.gz"
    with zipfile.ZipFile(windows, "w") as packed:
        packed.write(program / "orrery", "orrery/orrery.exe")
    with tarfile.open(linux, "w:gz") as tar:
        tar.add(program, arcname="orrery")
    return windows, linux


@pytest.fixture
def laid(tmp_path):
    return stick.lay_out(*bundles(tmp_path), tmp_path / "stick")


def test_everything_is_where_a_person_looks_for_it(laid):
    names = {path.name for path in laid.iterdir()}
    assert names == {"Orrery (Windows)", "Orrery (Linux)", "data", "READ ME.txt", "Quick start"}
    said = (laid / "READ ME.txt").read_text(encoding="utf-8")
    assert all(name in said for name in names - {"READ ME.txt"}) and "Magyar" in said
    assert not any(path.is_symlink() for path in laid.rglob("*")), "file systems of sticks know no links"


@pytest.mark.parametrize("program", ["Orrery (Windows)", "Orrery (Linux)"])
def test_both_programs_keep_their_things_in_the_shared_folder(laid, program, monkeypatch):
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(laid / program / "orrery"))
    places = find_places({})
    assert places.portable and places.data == laid / "data" and places.settings.is_relative_to(laid / "data")


@pytest.mark.parametrize("named", ["", "/etc", "C:\\data", "a\nb"])
def test_a_mark_that_names_no_place_beside_the_program_means_its_own_folder(tmp_path, named, monkeypatch):
    (tmp_path / "portable.txt").write_text(named, encoding="utf-8")
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(tmp_path / "orrery"))
    assert find_places({}).data == tmp_path / "data"


def test_a_broken_archive_leaves_no_half_stick(tmp_path):
    windows, linux = bundles(tmp_path)
    linux.write_bytes(linux.read_bytes()[:40])
    with pytest.raises((Stop, OSError, EOFError, tarfile.TarError)):
        stick.lay_out(windows, linux, tmp_path / "stick")
    assert not (tmp_path / "stick").exists()


def test_every_game_that_takes_its_time_has_a_page_in_both_languages(laid):
    sources = list(quick_start.SOURCES.glob("*/quick_start/*.md"))
    pages = {(path.parts[-3], path.stem) for path in sources}
    assert pages == {(game, lang) for game in {*LONG, *dict(pages)} for lang in quick_start.LANGUAGES}
    assert len(list((laid / "Quick start").glob("*.html"))) == len(sources)


@pytest.mark.parametrize(
    "source", sorted(quick_start.SOURCES.glob("*/quick_start/*.md")), ids=lambda p: f"{p.parts[-3]}-{p.stem}"
)
def test_a_page_fits_on_one_sheet_and_is_whole(source):
    text = source.read_text(encoding="utf-8")
    page = quick_start.page_of(text, source.stem)
    assert len(text) < PAGE_LETTERS
    assert page.startswith("<!DOCTYPE html>") and f'lang="{source.stem}"' in page
    assert "**" not in page and not re.search(r">\s*(#|- )", page), "all marks have become tags"
    assert page.count("<h2>") == text.count("\n## ")


def test_the_pages_are_made_from_the_checkout():
    assert quick_start.SOURCES.is_relative_to(ROOT)
