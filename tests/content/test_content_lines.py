"""Lines of keys in TOML text, found exactly whatever the layout."""

from __future__ import annotations

from typing import Any

import tomli
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.content.problems import KeyPath
from rules.content.toml_text import index_lines, parse_toml

TEXT = '''\
# [not.a.table]
title = "a # b = [c]"   # comment
"quoted key" = 1
site."a.b".'c d' = 2
[owner]  # [x]
dob = 1979-05-27 07:32:00
text = """
key = 1
x \\"\\"" y # [[no]]
""\"\"\"
raw = \'\'\'
[no]
'' '\'\'\'
after = { x = 1, y = [
  1, # two ] here
  { deep.er = "}" },
], z = "," }
[[ item . part ]]
a = []
[[item.part]]
[item.part.sub]
b = [ [ 1, 2 ],
      [] ]
[[item.part.more]]
c = 'x'
'''


def paths(data: Any, here: KeyPath = ()) -> set[KeyPath]:
    """The paths of everything in plain data."""
    found = {here} if here else set()
    below = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in below:
        found |= paths(value, (*here, key))
    return found


def test_lines_of_a_text_with_every_form() -> None:
    lines = index_lines(TEXT)
    rows = TEXT.split("\n")

    def row(path: KeyPath) -> str:
        return rows[lines[path] - 1]

    assert set(lines) == paths(tomli.loads(TEXT))
    assert row(("quoted key",)) == '"quoted key" = 1'
    assert row(("site", "a.b", "c d")) == row(("site",)) == row(("site", "a.b"))
    assert row(("owner",)).startswith("[owner]")
    assert row(("owner", "raw")) == "raw = '''"
    assert row(("owner", "after", "y")).startswith("after")
    assert row(("owner", "after", "y", 0)).startswith("  1,")
    assert row(("owner", "after", "y", 1, "deep", "er")).startswith("  { deep")
    assert row(("owner", "after", "z")).startswith("], z")
    assert lines["item", "part", 0] < lines["item", "part", 1]
    assert row(("item", "part", 1, "sub", "b", 1)) == "      [] ]"
    assert row(("item", "part", 1, "more", 0, "c")) == "c = 'x'"


def test_windows_line_ends_count_once() -> None:
    data, notes = parse_toml("a.toml", TEXT.replace("\n", "\r\n"))
    assert not notes.problems
    assert notes.line_at(("item", "part", 1, "more", 0, "c")) == index_lines(TEXT)["item", "part", 1, "more", 0, "c"]
    assert data["item"]["part"][1]["more"] == [{"c": "x"}]


STRINGS = ["'a'", '"b \\" # ["', '"\\u0041\\\\"', "'''\n\n]'''", '"""x\n\\""" = [\n"""', '""', "''", '"""a"b""c"""""']
KEYS = ["a", "b-1", "c_2", '"d e"', "'f.g'", '"\\u0068i"', "42", '"# x"']
GAPS = ["", " ", "\t", "  "]
BREAKS = ["", " ", "\n", " # note ] }\n", "\n\n  "]


class Writer:
    """Writes a random document and knows on which line each thing stands."""

    def __init__(self, draw: Any) -> None:
        self.draw, self.text = draw, ""
        self.lines: dict[KeyPath, int] = {}

    def one(self, choices: list[Any]) -> Any:
        return self.draw(st.sampled_from(choices))

    def put(self, text: str) -> None:
        self.text += text

    def mark(self, path: KeyPath) -> None:
        self.lines.setdefault(path, self.text.count("\n") + 1)

    def keys(self) -> list[str]:
        return self.draw(st.lists(st.sampled_from(KEYS), unique=True, max_size=3))  # type: ignore[no-any-return]

    def pairs(self, path: KeyPath, keys: list[str], depth: int, between: str) -> None:
        """Each key perhaps dotted: its first part is unique here, so no table is opened twice."""
        for index, key in enumerate(keys):
            if index and between == ",":
                self.put(self.one(BREAKS) + "," + self.one(BREAKS))
            elif between == "\n":
                self.put(self.one(["", "\n", "# x = 1\n", "  "]))
            parts = [key, *self.one([[], [], ["z"], ["z", "'y'"]])]
            here = path
            for part in parts:
                here = (*here, plain_key(part))
                self.mark(here)
            self.put((self.one(GAPS) + "." + self.one(GAPS)).join(parts) + self.one(GAPS) + "=" + self.one(GAPS))
            self.value(here, depth)
            if between == "\n":
                self.put(self.one(["\n", "  # y\n"]))

    def value(self, path: KeyPath, depth: int) -> None:
        form = self.one(["string", "scalar", "list", "table"] if depth else ["string", "scalar"])
        if form == "string":
            self.put(self.one(STRINGS))
        elif form == "scalar":
            self.put(self.one(["1", "-2_000", "true", "0xff", "1.5e3", "1979-05-27 07:32:00", "inf"]))
        elif form == "list":
            self.put("[" + self.one(BREAKS))
            for index in range(self.one([0, 1, 3])):
                self.mark((*path, index))
                self.value((*path, index), depth - 1)
                self.put(self.one(BREAKS) + "," + self.one(BREAKS))
            self.put("]")
        else:
            self.put("{" + self.one(BREAKS))
            self.pairs(path, self.keys(), depth - 1, ",")
            self.put(self.one(BREAKS) + "}")

    def document(self) -> None:
        self.pairs((), self.keys(), 2, "\n")
        counts: dict[str, int] = {}
        for index in range(self.one([0, 1, 4])):
            self.put(self.one(["", "\n", "# [[t]]\n"]))
            name = self.one(["list_a", "list_b", f"table_{index}"])
            if name.startswith("table"):
                path: KeyPath = (name,)
                self.mark(path)
                self.put(f"[{self.one(GAPS)}{name}{self.one(GAPS)}]")
            else:
                self.mark((name,))
                path = (name, counts.setdefault(name, 0))
                counts[name] += 1
                self.mark(path)
                self.put(f"[[{self.one(GAPS)}{name}{self.one(GAPS)}]]")
            self.put(self.one(["\n", " # c\n"]))
            self.pairs(path, self.keys(), 2, "\n")


def plain_key(written: str) -> str:
    return next(iter(tomli.loads(f"{written} = 1")))


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_lines_are_right_for_random_layouts(data: st.DataObject) -> None:
    writer = Writer(data.draw)
    writer.document()
    assert index_lines(writer.text) == writer.lines
    assert set(writer.lines) == paths(tomli.loads(writer.text))


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="[]{}=.,\"'\\#\n ab1", max_size=60))
def test_whatever_the_parser_accepts_is_indexed_whole(text: str) -> None:
    data, notes = parse_toml("a.toml", text)
    if not notes.problems:
        assert set(notes.lines or {}) == paths(data)


def test_a_syntax_error_keeps_its_line() -> None:
    assert str(parse_toml("a.toml", "a = 1\nb = \n")[1].problems[0]) == "a.toml:2: this is not TOML: Invalid value"
    assert parse_toml("a.toml", 'a = 1\nb = "x\n')[1].problems[0].line == 2
