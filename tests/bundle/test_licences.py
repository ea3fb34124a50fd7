"""A bundle carries the whole text of every licence of what is inside it, never only a licence's name."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

import licences
import pytest
from bundling import archive, libraries
from bundling.ground import Stop


def needed(name="orrery", seen=None):
    """The packages that the program needs, and what these need."""
    seen = {} if seen is None else seen
    for line in metadata.requires(name) or ():
        if "extra ==" in line:
            continue
        word = line.split(";")[0].split("[")[0].rstrip(" ()<>=!~.0123456789,*").strip()
        try:
            found = metadata.distribution(word)
        except metadata.PackageNotFoundError:
            continue  # for another system or an older Python
        if found.metadata["Name"] not in seen:
            seen[found.metadata["Name"]] = found
            needed(found.metadata["Name"], seen)
    return seen


@pytest.fixture(scope="module")
def texts():
    found = needed()
    return {name: licences.text_of(one, list(found.values())) for name, one in found.items()}


def test_no_text_is_shorter_than_the_shortest_real_licence(texts):
    assert {"pygame-ce", "fluent.runtime", "pymunk", "accesskit", "font-manrope"} <= set(texts)
    assert [name for name, text in texts.items() if len(text) < licences.SHORTEST] == []
    assert len(licences.python()) > licences.SHORTEST


def test_the_texts_are_those_of_the_licences_that_are_named(texts):
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["pygame-ce"] and len(texts["pygame-ce"]) > 20_000
    assert "Apache License" in texts["fluent.runtime"] and "TERMS AND CONDITIONS" in texts["fluent.runtime"]
    assert "SIL OPEN FONT LICENSE" in texts["font-manrope"].upper()


def test_a_package_that_only_names_its_licence_stops_the_build(monkeypatch):
    one = metadata.distribution("pygame-ce")
    monkeypatch.setattr(licences, "files_of", lambda one, words: [])
    with pytest.raises(licences.Missing, match="pygame-ce"):
        licences.text_of(one, [])


@pytest.mark.parametrize(
    ("file", "package"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "libsdl2-2.0-0"),
        ("SDL2_mixer.dll", "libsdl2-mixer-2.0-0"),
        ("libopusfile-0.dll", "libopusfile0"),
        ("libz.so.1", "zlib1g"),
        ("zlib1.dll", "zlib1g"),
        ("libcrypto-3.dll", "libssl3"),
    ],
)
def test_libraries_of_both_systems_are_known(file, package):
    assert libraries.package_of(libraries.library(file))[0] == package


def test_modules_and_parts_of_python_are_no_libraries_of_others():
    for file in (
        "base.cpython-311-x86_64-linux-gnu.so",
        "accesskit.abi3.so",
        "python311.dll",
        "VCRUNTIME140.dll",
        "a.toml",
    ):
        assert libraries.library(file) == ""


def test_a_library_that_nobody_knows_stops_the_build(tmp_path):
    (tmp_path / "libmystery.so.3").touch()
    with pytest.raises(Stop, match=r"mystery\.so\.3"):
        libraries.collect(tmp_path, tmp_path, tmp_path)


def test_common_licences_that_a_statement_refers_to_are_added(tmp_path, monkeypatch):
    (tmp_path / "LGPL-2.1").write_text("the whole text", encoding="utf-8")
    monkeypatch.setattr(libraries, "COMMON", tmp_path)
    monkeypatch.setattr(libraries, "installed", lambda package: f"See {tmp_path}/LGPL-2.1.")
    assert libraries.debian_text(("libexample1",), tmp_path).endswith("the whole text")


def test_a_bundle_with_a_licence_that_is_only_a_name_is_not_packed(tmp_path):
    folder = tmp_path / "licences"
    folder.mkdir()
    (folder / "whole.txt").write_text("x" * licences.SHORTEST, encoding="utf-8")
    archive.check_licences(folder)
    (folder / "pygame-ce.txt").write_text("pygame-ce\nLicence: LGPL\n", encoding="utf-8")
    with pytest.raises(Stop, match="pygame-ce"):
        archive.check_licences(folder)


def test_the_licence_of_the_program_itself_is_whole():
    assert len((Path(__file__).parents[2] / "LICENSE").read_text(encoding="utf-8")) > licences.SHORTEST
