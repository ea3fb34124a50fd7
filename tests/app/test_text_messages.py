"""Fluent messages: plain ones without the library, placeables, grammar functions, missing ids (UX-86 to UX-88)."""

import subprocess
import sys
from datetime import datetime

import pytest

from app.text import texts as text
from app.text.texts import Texts, entries_of, message_id, plain_value

HU = """
# egy megjegyzés
plain = Sima szöveg
    két sorban
-game = Káosz
with-name = { $name } nyert
with-article = { ARTICLE($name, case: "upper") } { $name } nyert, { SUFFIX($name, "val") } kezd.
referring = { -game }: { plain }
counted = { $count ->
    [one] egy lap
   *[other] { $count } lap
 }
formed = Csapás
    .val = { $count } csapással
"""


@pytest.fixture
def texts(tmp_path):
    folder = tmp_path / "hu"
    folder.mkdir()
    (folder / "shell.ftl").write_text(HU, encoding="utf-8")
    return Texts("hu", tmp_path)


def test_a_plain_message_keeps_its_lines(texts):
    assert texts("plain") == "Sima szöveg\nkét sorban"


def test_plain_messages_need_no_fluent():
    """P12: the library is loaded only for messages with placeables."""
    code = (
        "import sys; from app.text.texts import Texts; t = Texts('hu'); t('menu-quit');"
        "sys.exit(any(name.split('.')[0] in ('fluent', 'babel', 'pyphen') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_plain_message_inside_another_needs_no_fluent_either(texts, monkeypatch):
    (texts._root / "hu" / "more.ftl").write_text("short = Rövid\nquoting = „{ short }” marad\n", encoding="utf-8")
    texts.use("hu")
    with_library = texts._formatted(texts._now, "quoting", "", {})
    monkeypatch.setattr(Texts, "_formatted", lambda *_: pytest.fail("the library was asked"))
    assert texts("quoting") == with_library == "„Rövid” marad"


def test_article_and_suffix_fit_the_name(texts):
    assert texts("with-article", name="Anna") == "Az Anna nyert, Annával kezd."
    assert texts("with-article", name="Péter") == "A Péter nyert, Péterrel kezd."
    assert texts("with-article", name=5) == "Az 5 nyert, 5-tel kezd."


@pytest.mark.parametrize("language", ["hu", "en"])
@pytest.mark.parametrize("value", [0, 7, -3, 999, 1000, 12345, 1234567, 0.5, 2.0, 1234.25, "Anna", "a <b> $x { y"])
def test_simple_values_look_the_same_without_the_library(tmp_path, language, value):
    """The quick way must give exactly what Fluent gives."""
    folder = tmp_path / language
    folder.mkdir()
    (folder / "shell.ftl").write_text('quick = { $value } lap\nslow = { $value }{ "" } lap\n')
    texts = Texts(language, tmp_path)
    quick = texts("quick", value=value)
    assert "bundle" not in texts._now.__dict__
    assert quick == texts("slow", value=value) and "bundle" in texts._now.__dict__


def test_references_and_plurals_work_though_entries_are_read_singly(texts):
    assert texts("referring") == "Káosz: Sima szöveg\nkét sorban"
    assert texts("counted", count=3) == "3 lap"


def test_attributes_are_forms_of_a_name(texts):
    assert texts("formed.val", count=2) == "2 csapással"
    assert texts("formed.none") == "[formed.none]"


def test_a_missing_message_shows_its_id_and_is_noted_once(texts, caplog):
    assert texts("nowhere") == "[nowhere]"
    assert texts("nowhere") == "[nowhere]"
    assert texts.missing == {"nowhere"}
    assert len([record for record in caplog.records if "nowhere" in record.message]) == 1


def test_a_malformed_message_does_not_stop_the_program(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "shell.ftl").write_text("broken = { $x -> \n")
    assert Texts("en", tmp_path)("broken", x=1) == "[broken]"


def test_a_missing_value_does_not_stop_the_program(texts):
    assert "nyert" in texts("with-name")


def test_the_language_changes_at_once():
    """UX-87."""
    texts = Texts("hu")
    assert texts("menu-settings") == "Beállítások"
    texts.use("en")
    assert texts("menu-settings") == "Settings"
    texts.use("pseudo")
    assert texts("menu-settings").startswith("Šééttííñgš")


def test_numbers_and_dates_follow_the_language():
    moment = datetime(2026, 3, 1, 18, 5)
    assert Texts("hu").number(1234.5) == "1\u00a0234,5"
    assert Texts("en").number(1234.5) == "1,234.5"
    assert Texts("hu").date(moment).startswith("2026. márc. 1.")
    assert Texts("en").date(moment).startswith("Mar 1, 2026")


def test_words_break_by_language():
    assert ("csillag-", "hajó") in Texts("hu").hyphenated("csillaghajó")


def test_words_on_the_screen_break_at_their_own_hyphen_and_leave_no_letter_alone():
    """UX-90: "Hajógyár-technológi-a 1" stood on two lines."""
    ways = Texts("hu").breaks("Hajógyár-technológia\N{NO-BREAK SPACE}1")
    assert ways[0] == ("Hajógyár-", "technológia\N{NO-BREAK SPACE}1")
    assert ("Hajógyár-techno-", "lógia\N{NO-BREAK SPACE}1") in ways
    assert not any(tail.startswith("a\N{NO-BREAK SPACE}") for _, tail in ways)


def test_rules_ids_become_message_ids():
    assert message_id("prompt", "tiny.attack.choose_targets") == "prompt-tiny-attack-choose-targets"


def test_entries_are_split_at_their_names():
    entries = entries_of("# x\na = 1\n\n# y\n-b = 2\nc =\n    three\n")
    assert list(entries) == ["a", "-b", "c"]
    assert plain_value(entries["c"]) == "three"
    assert plain_value("d = { $x }") is None


def test_kept_words_follow_their_values_and_the_language():
    texts = Texts("en")
    first = texts("setup-player", number=1)
    assert texts("setup-player", number=1) == first != texts("setup-player", number=2)
    assert texts("setup-player", number=["1"]) is not None, "a value that cannot be part of a key"
    texts.use("hu")
    assert texts("setup-player", number=1) != first
    texts.use("en")
    assert texts("setup-player", number=1) == first


def test_a_switch_while_a_picture_is_being_worded_leaves_no_language_half_known(tmp_path, monkeypatch):
    """UX-87: pictures are worded in a thread of their own; the switch comes while that one reads a file."""
    for language in ("hu", "en"):
        (tmp_path / language).mkdir()
        for name in ("shell", "table"):
            (tmp_path / language / f"{name}.ftl").write_text(f"{name} = {name} {language}\n", encoding="utf-8")
    texts = Texts("hu", tmp_path)

    def read(source):
        monkeypatch.setattr(text, "entries_of", entries_of)
        texts.use("en")
        return entries_of(source)

    monkeypatch.setattr(text, "entries_of", read)
    assert texts("table") == "table hu", "of the language in which it was asked"
    assert (texts.language, texts("shell"), texts("table")) == ("en", "shell en", "table en")
    assert texts.missing == set()
