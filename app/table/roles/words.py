"""What is asked, and what options and reasons are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.table.choose import FormChoice, OneChoice, SomeChoice
from app.table.roles.role import TableRole
from app.text.texts import message_id
from rules import Decision, Reason
from rules.core.decisions import Option

if TYPE_CHECKING:
    from app.table.choose import Choice


class WordRole(TableRole):
    """What is asked, and what options and reasons are called."""

    def prompt(self, decision: Decision) -> str:
        """What is asked, in one sentence; the message is `prompt-<prompt id>`, a game may word core prompts."""
        values = {"seat": self.table.seat_name(decision.seat), **self.prompt_values(decision)}
        own = message_id("prompt", self.table.game, decision.prompt)
        return self.table.texts(own if self.table.texts.has(own) else message_id("prompt", decision.prompt), **values)

    def prompt_values(self, decision: Decision) -> Mapping[str, object]:
        """The values for the message of the prompt."""
        return {}

    def rule(self, decision: Decision) -> str:
        """The rule behind a question in one sentence (UX-31); "" if the game shows it elsewhere."""
        return ""

    def topic(self) -> str:
        """The rule of something of the game's own that is being read now; "": F1 explains the question."""
        return ""

    def label(self, decision: Decision, option: Option) -> str:
        """The option as "verb + object" (UX-34)."""
        verb = option[0] if isinstance(option, tuple) else option
        parts = option[1:] if isinstance(option, tuple) else ()
        names = {f"part{place}": self.name_of(part) for place, part in enumerate(parts, 1)}
        if isinstance(verb, int):
            return self.name_of(verb)
        own = message_id("option", self.table.game, str(verb))
        return self.table.texts(own if self.table.texts.has(own) else message_id("option", str(verb)), **names)

    def rank(self, option: Option) -> int:
        """The position of an option's button among the others; it is the same while the button is disabled."""
        return 0

    def proposing(self, decision: Decision, item: Any) -> str:
        """The text of the button that chooses the only thing there is to choose."""
        own, name = message_id("only", decision.prompt), self.label(decision, item)
        return self.table.texts(own, name=name) if self.table.texts.has(own) else name

    def confirming(self, choice: Choice) -> str:
        """The text of the button that gives the chosen answer: what it does, as far as the game has words for it
        (UX-34), which know how many were chosen."""
        if isinstance(choice, OneChoice) and choice.picked is not None and choice.asks_number():
            return self.label(choice.decision, choice.picked)
        own = message_id("confirm", choice.decision.prompt)
        if self.table.texts.has(own):
            return self.table.texts(own, count=count_chosen(choice))
        none = isinstance(choice, SomeChoice) and not choice.chosen and not choice.decision.low
        return self.table.texts("table-confirm-none" if none else "table-confirm")

    def name_of(self, id: Any) -> str:
        """The name of a piece, place, seat or slot, for labels and log lines."""
        return str(id)

    def reason(self, reason: Reason) -> str:
        """The text of a reason of the rules."""
        values = {name: self.reason_value(name, value) for name, value in reason.params.items()}
        return self.table.texts(message_id("reason", reason.id), **values)

    def reason_value(self, name: str, value: Any) -> object:
        return value if isinstance(value, (int, float)) else str(value)

    def tip(self, message: str) -> str:
        """The text of a tip of the guided first game, as it suits this table."""
        return self.table.texts(message)


def count_chosen(choice: Choice) -> int:
    """How many things an answer is about: of a form those of all its fields."""
    if isinstance(choice, FormChoice):
        return sum(map(count_chosen, choice.parts.values()))
    return len(choice.chosen) if isinstance(choice, SomeChoice) else sum(getattr(choice, "numbers", ()))


class ReplyRole(TableRole):
    """What may be replied to, in words: the moments of reply windows, and the call-out ring."""

    def moments(self) -> Sequence[str]:
        """Moments at which a seat may set a stop (UX-37); empty: no reply windows."""
        return ()

    def moment_words(self, moment: str) -> str:
        """The name of such a moment."""
        raise NotImplementedError

    def announced(self, moment: str) -> str:
        """What has just happened or is announced, to which people at one screen may respond, without a full stop; from
        what everybody sees. "": it has no name."""
        return ""

    def in_sight(self, thing: Any) -> tuple[str, str]:
        """Something that lies open and could be used now (`MatchHooks.in_sight`): its name, and what it does or ""."""
        raise NotImplementedError
