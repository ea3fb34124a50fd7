"""Checks of a file of wording against its other language (UX-86, UX-88, UX-89)."""

import re

from app.games import folder
from app.text.texts import LANGUAGES, LOCALE, Texts, entries_of, message_id, parameters
from rules import find
from rules.content.problems import REASONS

# Names of messages, values and cases that were left open, and signs that stand where none may.
UNWORDED = re.compile(
    r"\[[a-z]+-[a-z-]+|\$|\bFluent|a\(z\)|  | [.,!?]|[!.?…](</link>)?\.|<link:>|\{|\}|None|\(\)|[a-z]_[a-z]"
)
ATTRIBUTE = re.compile(r"\n +\.([a-z]+) =")


def clean(line: str) -> str:
    return re.sub(r"<[^<>]*>", "", line)


def entries(language: str, file: str) -> dict[str, str]:
    """The messages of a file of the shell (`core`), of a game (`<game>/log`) or of its main file (`<game>`)."""
    game, _, part = file.partition("/")
    root, name = folder(game, "locale") or LOCALE, part or game
    return entries_of((root / language / f"{name}.ftl").read_text(encoding="utf-8"))


def all_entries(language: str, file: str) -> dict[str, str]:
    """The messages of all files beside this one, which may refer to each other."""
    folder_of = (folder(file.partition("/")[0], "locale") or LOCALE) / language
    found: dict[str, str] = {}
    for path in folder_of.glob("*.ftl"):
        found |= entries_of(path.read_text(encoding="utf-8"))
    return found


def says_the_same(file: str) -> None:
    """Equal messages in equal order, with equal values and forms."""
    english, hungarian = entries("en", file), entries("hu", file)
    assert list(english) == list(hungarian)
    whole = all_entries("en", file), all_entries("hu", file)
    for name, entry in english.items():
        assert parameters(name, whole[0]) == parameters(name, whole[1]), name
        assert ATTRIBUTE.findall(entry) == ATTRIBUTE.findall(hungarian[name]), name


def is_clean_hungarian(file: str) -> None:
    """No a(z); õ and û are slips of old code pages; quotes are Hungarian ones."""
    for name, entry in entries("hu", file).items():
        said = re.sub(r'\{ "." \}|\{[^{}]*\}', "", entry)
        assert not re.search(r"\ba\(z\)|[õûÕÛ\"]", said, re.IGNORECASE), name


def sentences_end(files: tuple[str, ...], sentences: tuple[str, ...] = ("reason-", "result-")) -> None:
    """Sentences end with a full stop, and so do all explanations; labels do not."""
    for language in LANGUAGES:
        for file in files:
            for name, entry in entries(language, file).items():
                if name.startswith(sentences) or name.endswith(("-help", "-rule")):
                    assert entry.rstrip(" \n}").endswith("."), name
                if name.startswith("option-"):
                    assert not entry.rstrip().endswith("."), name


def switches_are_explained(game: str, numbers: bool = True) -> None:
    """Every switch in a sentence, every value by a name (UX-95); numbers may stand for themselves."""
    for language in LANGUAGES:
        texts = Texts(language)
        for variant in find(game).variants:
            name = message_id("variant", game, variant.id)
            assert texts.has(name) and texts(f"{name}-help").endswith("."), variant.id
            for value in variant.values:
                if isinstance(value, str) or (numbers and not isinstance(value, bool)):
                    assert texts.has(message_id("variant", game, variant.id, str(value) or "automatic")), value


def problems_have_sentences(game: str, file: str, least: int) -> None:
    """Every problem of a card set in this game's own file, with the values the rules give (UX-104)."""
    ours = [name for name in REASONS if name.startswith(f"{game}-")]
    assert len(ours) >= least
    for language in LANGUAGES:
        known = entries(language, file)
        assert sorted(known) == sorted(ours)
        for name in ours:
            assert parameters(name, known) == set(re.findall(r"\{(\w+)\}", REASONS[name])), name
