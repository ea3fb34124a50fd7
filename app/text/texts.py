"""All wording: Fluent messages by id in the chosen language, switchable at once (UX-86 to UX-91).

Most messages are answered without Fluent (see `app.text.plain`), which with Babel costs more start-up time than the
whole menu; the library is loaded when the first message with grammar is asked for, and then entry by entry.
"""

from __future__ import annotations

import re
from _thread import RLock  # threading itself takes its time at every start (P12)
from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import cached_property
from os import listdir
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.games import folders
from app.notes import warn
from app.text.plain import plain_value, simple_value, within_another
from app.text.sorting import SortKey, sort_key

if TYPE_CHECKING:
    from datetime import datetime

    from rules.content.shapes import Translation

LOCALE = Path(__file__).parent / "locale"  # of the shell; every game brings its own
LANGUAGES = ("hu", "en")
PSEUDO = "pseudo"
_NAMES = {"program-name", "language-hu", "language-en"}  # the same in every language
_SOURCE = {PSEUDO: "en"}  # the pseudo-language is made from English
MOST_KEPT = 2000  # worded messages
_GAPS = " {2,}"  # patterns are compiled when they are first needed, which is not at the start (P12)
_REFERENCE = r"[{(]\s*(-?[a-z][\w-]*)"  # also inside a function: SUFFIX(-game, "val")


_MENTION = r"\{\s*([a-z][\w-]*)\s*\}"


def message_id(kind: str, *parts: str) -> str:
    """The message that words a rules id: `prompt`, `kaosz.attack.to` -> `prompt-kaosz-attack-to`."""
    return "-".join([kind, *parts]).replace(".", "-").replace("_", "-")


def entries_of(source: str) -> dict[str, str]:
    """The messages and terms of one file, each as its own Fluent source."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in source.split("\n"):
        name, equals, _ = line.partition("=")
        if equals and (line[0].isalpha() or line[0] == "-"):
            lines = found.setdefault(name.strip(), [])
            lines.append(line)
        elif not line.startswith("#"):
            lines.append(line)
    return {name: "\n".join(lines).rstrip() for name, lines in found.items()}


class _Language:
    """All that is known of one language. Another one replaces it as a whole: pictures are drawn in a thread of their
    own, and what is worded there meanwhile must not end up among the words of the next language."""

    def __init__(self, name: str, root: Path | None) -> None:
        self.name = name
        self.source = _SOURCE.get(name, name)
        self.plain: dict[str, str] = {}
        self.kept: dict[Hashable, str] = {}
        self.entries: dict[str, str] = {}
        self._lock = RLock()
        files = ftl_files(self.source, root)
        # The menu needs these files and no other: the shell's own, and what the games are called.
        self._unread = sorted(files, key=lambda path: (path.name != "shell.ftl", path.name != "menu.ftl"))

    def entry(self, name: str) -> str | None:
        while name not in self.entries and self._unread:
            with self._lock:
                if self._unread:
                    self.entries.update(entries_of(self._unread[0].read_text(encoding="utf-8")))
                    self._unread = self._unread[1:]
        return self.entries.get(name)

    def mentioned(self, mention: re.Match[str]) -> str:
        """Another message inside one; it stays a reference where only the library can put it there."""
        other = self.entry(mention[1])
        source = within_another(other) if other is not None else None
        return mention[0] if source is None else re.sub(_MENTION, self.mentioned, source)

    @cached_property
    def hyphens(self) -> Any:
        import pyphen

        return pyphen.Pyphen(lang={"hu": "hu_HU"}.get(self.source, "en_US"))

    @cached_property
    def bundle(self) -> _Bundle:
        return _Bundle(self.source)


_OWN_HYPHEN = r"(?<=[^\W\d_]{2})-(?=[^\W\d_]{2})"
_ALONE = r"[^\W\d_](?![^\W\d_])"
_TWO_STOPS = r"(?<!\.)([.!?…](?:<[^<>]*>)*)\.(?!\.)"


def with_one_stop(said: str) -> str:
    """A sentence that ends with a name like "Mamut I." or "Na persze!" has its mark already.

    >>> with_one_stop("Anna húz egy lapot: <card:7>Na persze!</>.")
    'Anna húz egy lapot: <card:7>Na persze!</>'
    """
    return re.sub(_TWO_STOPS, r"\1", said)


class Texts:
    """The wording in one language at a time: `texts("menu-quit")`, `texts("seat-turn", name="Anna")`."""

    def __init__(self, language: str = "en", root: Path | None = None) -> None:
        self._root = root
        self.missing: set[str] = set()
        self.fetch_hyphens: Callable[[], bool] = lambda: False  # has them loaded beside the frames; False: at once
        self.use(language)

    def use(self, language: str) -> None:
        """Switch the language; every later answer is in it."""
        self._now = _Language(language, self._root)

    @property
    def language(self) -> str:
        return self._now.name

    def __call__(self, message: str, /, **values: object) -> str:
        """The message, or its id in brackets when there is none (never an exception)."""
        now = self._now
        plain = now.plain.get(message)
        if plain is None:
            plain = self._said(now, message, values)
        if now.name == PSEUDO and message not in _NAMES:
            from app.text.pseudo import pseudo

            return pseudo(plain)
        return plain

    def translated(self, text: Translation | None) -> str:
        """A text that content brings in both languages; nothing where it brings none."""
        return "" if text is None else str(text.hu if self.language == "hu" else text.en)

    def has(self, message: str) -> bool:
        return self._now.entry(message.partition(".")[0]) is not None

    def of_game(self, message: str, game: str, /, **values: Any) -> str:
        """As the game words it (`log-turn-venus`), else as all do (`log-turn`)."""
        own = message_id(message, game)
        return self(own if self.has(own) else message, **values)

    def number(self, value: float) -> str:
        from babel.numbers import format_decimal

        return str(format_decimal(value, locale=self._now.source))

    def date(self, when: datetime, form: str = "medium") -> str:
        from babel.dates import format_datetime

        return str(format_datetime(when, form, locale=self._now.source))

    def sort_key(self, text: str) -> SortKey:
        return sort_key(text, self._now.source)

    def hyphenated(self, word: str) -> list[tuple[str, str]]:
        """The ways to break a word, longest beginning first: (with hyphen, rest)."""
        return [(head + "-", tail) for head, tail in self._now.hyphens.iterate(word)]

    def has_hyphens(self) -> bool:
        """Whether the hyphens of the language are there already."""
        return "hyphens" in vars(self._now)

    def breaks(self, word: str) -> list[tuple[str, str]]:
        """The same for words on the screen, which can do without for a moment: none until the hyphens are there.

        A word is broken at a hyphen of its own before anywhere else, and no letter is left alone (technológi-a 1).
        """
        own = [(word[: mark.end()], word[mark.end() :]) for mark in re.finditer(_OWN_HYPHEN, word)][::-1]
        if not self.has_hyphens() and self.fetch_hyphens():
            return own
        return own + [(head, tail) for head, tail in self.hyphenated(word) if not re.match(_ALONE, tail)]

    def _said(self, now: _Language, message: str, values: dict[str, object]) -> str:
        """A table is worded anew with every move, mostly in the same words: they are kept with their values."""
        kept = now.kept
        key = (message, *((name, type(value), value) for name, value in values.items()))
        try:
            said = kept.get(key)
        except TypeError:  # a value that cannot be part of a key
            return self._worded(now, message, values)
        if said is None:
            said = self._worded(now, message, values)
            if len(kept) >= MOST_KEPT:
                kept.clear()
            if message not in self.missing:
                kept[key] = said
        return said

    def _worded(self, now: _Language, message: str, values: dict[str, object]) -> str:
        name, _, attribute = message.partition(".")
        entry = now.entry(name)
        if entry is None:
            return self._absent(now, message)
        entry = re.sub(_MENTION, now.mentioned, entry) if "{" in entry else entry
        plain = plain_value(entry, attribute)
        if plain is not None:
            now.plain[message] = plain
            return plain
        simple = simple_value(entry, attribute, values, now.source)
        worded = simple if simple is not None else self._formatted(now, name, attribute, values)
        # Where grammar left a word out, its space goes, too.
        return with_one_stop((re.sub(_GAPS, " ", worded) if "  " in worded else worded).lstrip(" "))

    def _absent(self, now: _Language, message: str) -> str:
        if message not in self.missing:
            self.missing.add(message)
            warn("no message %s in %s", message, now.name)
        return f"[{message}]"

    def prepare(self) -> None:
        """Load the library for messages with grammar before one is needed in the middle of a game."""
        self._now.bundle  # noqa: B018  (made by being asked for)

    def prepare_hyphens(self) -> None:
        """Load the hyphenation of the language (Hungarian's takes most of a second) before a name must be broken."""
        self._now.hyphens  # noqa: B018  (made by being asked for)

    def foresee(self, *stems: str) -> Iterator[None]:
        """Read the messages with grammar whose ids begin so, one after the other, while there is time."""
        now = self._now
        now.entry("")
        for name, entry in list(now.entries.items()):
            if name.startswith(stems) and "{" in entry:
                now.bundle.learn(name, now.entry)
                now.bundle.fluent.get_message(name)  # the library makes it ready to be worded
                yield

    def _formatted(self, now: _Language, name: str, attribute: str, values: dict[str, object]) -> str:
        bundle = now.bundle
        bundle.learn(name, now.entry)
        if not bundle.fluent.has_message(name):
            return self._absent(now, name)
        found = bundle.fluent.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return self._absent(now, f"{name}.{attribute}")
        worded, errors = bundle.fluent.format_pattern(pattern, values)
        for error in errors:
            warn("message %s in %s: %s", name, now.name, error)
        return str(worded)


class _Bundle:
    """A Fluent bundle that reads only the entries it is asked for, and those they refer to."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle
        from fluent.syntax import FluentParser

        self.fluent = FluentBundle(
            [language],
            functions=_functions(language),  # type: ignore[arg-type]
            use_isolating=False,
        )
        self._parse = FluentParser().parse
        self._known: set[str] = set()
        self._learned: set[str] = set()
        self._lock = RLock()

    def learn(self, name: str, entry: Callable[[str], str | None]) -> None:
        """Read an entry; several threads may ask, and none goes on before all of it is there."""
        if name in self._learned:
            return
        with self._lock:
            self._learn(name, entry)
            self._learned.add(name)

    def _learn(self, name: str, entry: Callable[[str], str | None]) -> None:
        if name in self._known:
            return
        self._known.add(name)
        source = entry(name)
        if source is None:
            return
        self.fluent.add_resource(self._parse(source + "\n"))
        for reference in re.findall(_REFERENCE, source):
            self._learn(reference, entry)


def _indefinite(name: str) -> str:
    """Before a vowel as it is spoken.

    >>> [_indefinite(name) for name in ("Scout", "Infantry", "Unique Ship", "MS Pipeline", "SY")]
    ['a', 'an', 'a', 'an', 'an']
    """
    first = name.split(" ")[0]
    letters = len(first) > 1 and first.isupper()  # spoken one by one
    sounds = first[:1].upper() in "AEFHILMNORSX" if letters else first[:1].upper() in "AEIOU"
    return "an" if sounds and not first.lower().startswith("uni") else "a"


def _functions(language: str) -> dict[str, Callable[..., object]]:
    """ARTICLE($card), SUFFIX($card, "val") and WHO($seat, form: "tol"): grammar for names known only at run time."""
    from app.text import hungarian

    def article(name: object, case: object = "lower") -> str:
        if language != "hu":
            return _indefinite(str(name)) if str(case) == "one" else "The" if str(case) == "upper" else "the"
        return hungarian.article(_native(name), capital=str(case) == "upper")

    def suffix(name: object, form: object) -> str:
        return hungarian.suffixed(_native(name), str(form)) if language == "hu" else str(_native(name))

    def who(name: object, case: object = "lower", form: object = "") -> str:
        if language != "hu":
            said = str(name)
            return f"The {said[4:]}" if said.startswith("the ") and str(case) == "upper" else said
        return hungarian.person(_native(name), str(form), capital=str(case) == "upper")

    return {"ARTICLE": article, "SUFFIX": suffix, "WHO": who}


def _native(value: object) -> object:
    """Fluent wraps numbers; grammar wants them bare."""
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return float(value)
    return str(value)


def parameters(name: str, entries: Mapping[str, str]) -> set[str]:
    """The `$names` a message needs, those of messages it refers to included; both languages must agree (UX-86)."""
    seen: set[str] = set()
    wanted = [name]
    found: set[str] = set()
    while wanted:
        one = wanted.pop()
        if one in seen or one not in entries:
            continue
        seen.add(one)
        found |= set(re.findall(r"\$([a-zA-Z][\w-]*)", entries[one]))
        wanted += re.findall(_REFERENCE, entries[one])
    return found


def catalogue(language: str, root: Path | None = None) -> dict[str, str]:
    """Every entry of a language, for the completeness checks."""
    found: dict[str, str] = {}
    for path in ftl_files(language, root):
        for name, source in entries_of(path.read_text(encoding="utf-8")).items():
            if name in found:
                raise ValueError(f"message {name} stands twice in {language}")
            found[name] = source
    return found


def ftl_files(language: str, root: Path | None = None) -> list[Path]:
    """The files of a language: those in `root`, or those of the shell and of every game."""
    roots = (LOCALE, *folders("locale").values()) if root is None else (root,)
    places = [place for folder in roots if (place := folder / language).is_dir()]
    return [place / name for place in places for name in sorted(listdir(place)) if name.endswith(".ftl")]
