"""Messages that are worded without the library read as if the library had worded them."""

import re

import pytest

from app.text.plain import plain_value, simple_value
from app.text.texts import _MENTION, Texts, catalogue
from tests.support.thorough import some

LANGUAGES = ("en", "hu")
NUMBERS = (0, 1, 2, -1, 1234)


def attributes_of(entry):
    return ["", *re.findall(r"\n[ \t]+\.([a-zA-Z][\w-]*)[ \t]*=", entry)]


def words_of(entry):
    """All words that a choice of this message asks for, and one that it does not know."""
    return [*re.findall(r"\[\s*([a-z_][\w-]*)\s*\]", entry)[:3], "Vega"]


def told(texts):
    """Every message with placeables that needs no library, with values."""
    found, language = [], texts.language
    for name, entry in sorted(catalogue(language).items()):
        if name.startswith("-"):
            continue
        entry = re.sub(_MENTION, texts._now.mentioned, entry)
        names = set(re.findall(r"\$([a-zA-Z][\w-]*)", entry))
        for value in (*NUMBERS, *words_of(entry)):
            values = dict.fromkeys(names, value)
            for attribute in attributes_of(entry):
                if plain_value(entry, attribute) is None:
                    simple = simple_value(entry, attribute, values, language)
                    found += [(name, attribute, values, simple)] if simple is not None else []
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_worded_simply_is_worded_as_the_library_does(language):
    texts = Texts(language)
    cases = told(texts)
    assert len(cases) > 2000
    for name, attribute, values, simple in some(cases, 150):
        assert simple == texts._formatted(texts._now, name, attribute, values), (name, attribute, values)


CASES = {
    "one": ("m = { $n } { $n ->\n    [one] ship\n   *[other] ships\n }.", {"n": 1}, "1 ship."),
    "many": ("m = { $n } { $n ->\n    [one] ship\n   *[other] ships\n }.", {"n": 12000}, "12,000 ships."),
    "number": ("m = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n }", {"n": 0}, "none"),
    "word": ("m = { $who ->\n    [you] You win\n   *[other] { $who } wins\n }", {"who": "you"}, "You win"),
    "other word": ("m = { $who ->\n    [you] You win\n   *[other] { $who } wins\n }", {"who": "Vega"}, "Vega wins"),
    "nested": (
        "m = { $n ->\n    [one] a\n   *[other] { $k ->\n      [x] b\n     *[y] c\n    }\n }", {"n": 2, "k": "x"}, "b"
    ),
    "value beside attributes": ("m = { $seat }’s\n    .on = on { $seat }’s", {"seat": "Vega"}, "Vega’s"),
    "function": ('m = { SUFFIX($seat, "val") }', {"seat": "Vega"}, None),
    "term": ("m = { $n } in { -game }", {"n": 2}, None),
    "missing": ("m = { $n }", {}, None),
    "missing choice": ("m = { $n ->\n    [one] a\n   *[other] b\n }", {}, None),
    "fraction": ("m = { $n ->\n    [one] a\n   *[other] b\n }", {"n": 1.5}, None),
    "no value": ("m =\n    .on = on { $seat }", {"seat": "Vega"}, None),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_what_is_worded_simply(case):
    entry, values, said = CASES[case]
    assert simple_value(entry, "", values, "en") == said


def test_an_attribute_is_worded_simply():
    entry = "m = { $seat }\n    .on = on { $seat }\n    .ra = to"
    assert simple_value(entry, "on", {"seat": "Vega"}, "en") == "on Vega"
    assert plain_value(entry, "ra") == "to"
    assert plain_value(entry, "rol") is None and simple_value(entry, "rol", {}, "en") is None
