"""Earlier answers in the words in which they were offered, for the list of take-backs (UX-60)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from app.table.log import worded
from app.table.module import GameTable
from rules import Amount, Decision, Form, One, Session, Some, Split, State, apply, clone, waiting
from rules.core.decisions import Value

if TYPE_CHECKING:
    from app.match import Match, UndoPoint
    from app.table.kit import TableKit


def value_words(module: GameTable, decision: Decision, value: Value) -> str:
    """An answer's value in the words of its options."""
    if isinstance(decision, Form):
        fields, filled = dict(decision.fields), dict(value)
        told = [name for name, one in filled.items() if _says_something(one)] or list(filled)
        words = (f"{module.forms.field_name(fields[n])} {value_words(module, fields[n], filled[n])}" for n in told)
        return module.forms.form_answer(decision, filled) or ", ".join(words)
    if hasattr(decision, "options"):
        return module.words.label(decision, value)
    if isinstance(value, tuple) and hasattr(decision, "items"):
        return ", ".join(module.words.label(decision, item) for item in value)
    if not isinstance(value, tuple):
        return str(value)
    counted = [(slot, number) for slot, number in zip(slots_of(decision), value, strict=False) if number]
    if not counted:
        return ", ".join(str(number) for number in dict.fromkeys(value))
    said = ", ".join(f"{module.words.name_of(slot)}: {number}" for slot, number in counted)
    return said[:1].upper() + said[1:]


def _says_something(value: Value) -> bool:
    """Whether a field of a form is filled in: nothing chosen, and no number, need no words beside others."""
    return any(value) if isinstance(value, tuple) else bool(value)


def slots_of(decision: Decision) -> tuple[Any, ...]:
    """What the numbers of an answer are about."""
    if isinstance(decision, Split):
        return decision.slots
    return tuple(slot[0] for slot in decision.slots) if isinstance(decision, Amount) else ()


def offered_words(module: GameTable, decision: Decision, value: Value) -> str:
    """An earlier decision: the question, and what was answered."""
    question = module.words.prompt(decision)
    answer = module.texts("table-take-back-none") if value == () else value_words(module, decision, value)
    return module.texts("table-take-back-answer", question=question, answer=answer) if answer else question


class Offered:
    """Keeps the words of each answer when it is given. For another language, or a resumed game, the position before the
    answer is laid out once more, on a table that is not shown."""

    def __init__(self, kit: TableKit, again: Callable[[Match, Decision], GameTable]) -> None:
        self.kit = kit
        self._again_with = again  # lays out a position on a table that is not shown
        self._kept: dict[tuple[int, str], tuple[tuple[Any, ...], str]] = {}  # by index in the log, and language

    def note(self, decision: Decision, value: Value) -> None:
        """A person answers: keep the answer in words, for when this person wants to go back (UX-60)."""
        words = offered_words(self.kit.module, decision, value)
        here = len(self.kit.match.session.log)
        self._keep(here, (decision.seat, decision.prompt, value), words)

    def _keep(self, number: int, answer: tuple[Any, ...], words: str) -> None:
        self._kept[number, self.kit.ctx.texts.language] = answer, words

    def words(self, numbers: Collection[int]) -> dict[int, str]:
        """The words of these answers in the present language; those that cannot be laid out any more are left out."""
        found = {number: words for number in numbers if (words := self._known(number))}
        missing = [number for number in numbers if number not in found]
        for number, words in self._again(missing).items():
            self._keep(number, tuple(self.kit.match.session.log[number][:3]), words)
            found[number] = words
        return found

    def decision_words(self, points: Sequence[UndoPoint]) -> list[str]:
        """The viewer's own answers in words: as they were offered, or else as the log tells their events."""
        offered = self.words([point.length for point in points])
        return [offered.get(point.length) or self._come_of(point.length) for point in points]

    def step_taken(self, seat: int, number: int) -> str:
        """An answer of this seat for whoever looks at the screen: in full for the seat itself."""
        own = self.words([number]).get(number, "") if self.kit.match.viewer == seat else ""
        return own or self._told(number)

    def _told(self, number: int) -> str:
        """An answer as the log told it to whoever looks at the screen; "" if it told them nothing.

        What was decided in secret is not named, and not even what was asked.
        """
        entries = [line for line in self.kit.match.log.lines(number) if line.number == number]
        # Simultaneous choices come out with the last of them: what others did then is not this seat's decision.
        rows = [row for row in worded(self.kit.module, entries) if not row.heading]
        told = {row.seat: row.plain for row in reversed(rows)}  # the first line of each seat
        return next((told[seat] for entry in entries for seat in (entry.seat, -1) if seat in told), "")

    def _come_of(self, number: int) -> str:
        return self._told(number) or self.kit.texts("table-take-back-step", step=number + 1)

    def _known(self, number: int) -> str:
        kit = self.kit
        answer = tuple(kit.match.session.log[number][:3])
        for back in range(len(kit.match.seats)):  # simultaneous choices are applied one after the other
            given, words = self._kept.get((number - back, kit.ctx.texts.language), ((), ""))
            if given == answer:
                return words
        return ""

    def _again(self, numbers: Collection[int]) -> dict[int, str]:
        session, found = self.kit.match.session, dict[int, str]()
        if not numbers:
            return found
        try:
            state = session.first_position()
            for number, answer in enumerate(session.log[: max(numbers) + 1]):
                asked = next((d for d in waiting(state) if (d.seat, d.prompt) == answer[:2]), None)
                if number in numbers and asked is not None:
                    found[number] = self._laid_out(state, asked, answer.value)
                apply(state, answer, listen=False)
        except Exception:  # the rules have changed since: the log's words are used instead
            return {}
        return found

    def _laid_out(self, state: State, decision: Decision, value: Value) -> str:
        """The words of an answer in this position, as the asked seat saw the table."""
        from app.match import Match
        from app.match.thoughts import Nobody

        kept = self.kit.match
        position = Session(clone(state), kept.session.seed)
        match = Match(position, kept.seats, opponents=Nobody(), settings=kept.settings)
        match.screen.serve(decision.seat)
        return offered_words(self._again_with(match, decision), decision, value)


def step_words(module: GameTable, decision: Decision, value: Value) -> str:
    """The chosen option or the chosen things in words; "" for other kinds of answers."""
    if isinstance(decision, One):
        option = value if value in decision.options else _without_number(value)
        return module.words.label(decision, option) if option in decision.options else ""
    if isinstance(decision, Some):
        return ", ".join(module.words.label(decision, item) for item in value)
    return ""


def _without_number(value: Value) -> Any:
    """The option of an answer that ends with a number."""
    if not isinstance(value, tuple) or len(value) < 2:
        return value
    return value[:-1] if len(value) > 2 else value[0]
