"""The rows of the new-game screen: one for each seat, one for each switch, one for each content set."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from app.match.content_sets import default_sets
from app.match.fair import FAIR, levels_at
from app.match.people import NOBODY
from app.match.tempers import OFFERED, has_temper
from app.scenes.draft import HUMAN, LEVELS, MOST_NAME_LENGTH, Draft
from app.scenes.lobby import groups_of, newcomer, offered_by
from app.scenes.parts import SeatBadge
from app.scenes.seated_people import has_profiles, person_name, seat_person, seated
from app.scenes.wording import kind_line, kind_name, reason_text, strength_line, variant_name, variant_value
from app.text.texts import Texts, message_id
from app.ui.buttons import Button, IconButton, LowButton
from app.ui.context import DIM, STRONG
from app.ui.controls import Pair, Picker, Toggle
from app.ui.fields import TextField
from app.ui.labels import Divider, Paragraph
from app.ui.layout import Column, Row, Wrap
from app.ui.widget import Widget

if TYPE_CHECKING:
    from rules import Variant
    from rules.content.loading import SetInfo
    from saves.people import Person


class SeatRows:
    """Who sits where; the line below a kind says honestly what to expect of it (UX-70)."""

    def __init__(
        self,
        draft: Draft,
        texts: Texts,
        changed: Callable[[], None],
        people: Sequence[Person] = (),
        fair: Callable[[], Mapping[int, float]] = dict,
    ) -> None:
        """`fair` tells how strong those are just now who play a fair match."""
        self.draft, self.texts, self.changed, self.fair = draft, texts, changed, fair
        self.people = people if people and has_profiles(people) else ()

    def build(self) -> list[Widget]:
        self._seated = seated(self.draft, self.people) if self.people else {}
        self._strengths = self.fair()
        rows: list[Widget] = [self._row(seat) for seat in range(len(self.draft.chairs))]
        if self.draft.may_add():
            rows.append(Wrap([Button(self.texts("setup-add"), self._add, icon="plus", id="add-seat")]))
        return rows

    def _row(self, seat: int) -> Widget:
        chair = self.draft.chairs[seat]
        name = TextField(
            chair.name,
            partial(self._rename, seat),
            hint=self.draft.default_name(seat, self.texts),
            most=MOST_NAME_LENGTH,
            id=f"name-{seat}",
            tip=self.texts("setup-name"),
            width=136,
        )
        kinds = [(kind, kind_name(self.texts, kind)) for kind in (HUMAN, *LEVELS, FAIR)]
        kind = Picker(
            kinds, chair.kind, partial(self._seat, seat), id=f"kind-{seat}", tip=self.texts("setup-kind"), drop=True
        )
        temper: list[Widget] = []
        plays = levels_at(self._strengths[seat]) if seat in self._strengths else [chair.kind]
        if any(has_temper(self.draft.game, kind) for kind in plays):
            tempers = [(one, self.texts(f"temper-{one or 'none'}")) for one in OFFERED]
            tip = self.texts("setup-temper")
            set_temper = partial(self._set_temper, seat)
            temper.append(Picker(tempers, chair.temper, set_temper, id=f"temper-{seat}", tip=tip, drop=True))
        # What takes any value, such as a deck, is offered by the game's own rows.
        listed = [one for one in self.draft.seat_variants() if not one.open]
        controls: list[Widget] = [name, kind, *temper, *(self._own(seat, one) for one in listed)]
        said = kind_line(self.texts, chair.kind)
        if seat in self._strengths:
            said = f"{said} {strength_line(self.texts, self._strengths[seat])}"
        if temper:
            liking = self.texts(f"temper-{chair.temper or 'none'}-line")
            said = f"{said} {liking}"
        rows = [Wrap(controls, gap=8), *self._profiles(seat), Paragraph(said, DIM, prefer=420)]
        parts: list[Widget] = [SeatBadge(seat), Column(rows, gap=6)]
        if self.draft.may_remove():
            parts.append(
                IconButton(
                    "cross", partial(self._remove, seat), self.texts("setup-remove"), size=32, id=f"remove-{seat}"
                )
            )
        return Row(parts, gap=12, align="top", flex={1: 1})

    def _profiles(self, seat: int) -> list[Widget]:
        """Who of the people with a profile sits here, a click each; nothing while there are none."""
        if seat not in self._seated:
            return []
        choices = [(one.id, person_name(self.texts, one)) for one in self.people]
        chips = [
            LowButton(
                name,
                partial(self._seat_person, seat, id),
                chosen=self._seated[seat] == id,
                id=f"person-{seat}-{id or 'guest'}",
            )
            for id, name in [*choices, (NOBODY, self.texts("people-guest"))]
        ]
        return [Wrap(chips, gap=8)]

    def _seat_person(self, seat: int, id: str) -> None:
        seat_person(self.draft, seat, id, self.people)
        self.changed()

    def _own(self, seat: int, variant: Variant) -> Widget:
        game = self.draft.game
        options = [(value, variant_value(self.texts, game, variant, value)) for value in variant.values]
        own = self.draft.chairs[seat].own
        return Picker(
            options,
            own.get(variant.id, variant.default),
            partial(self._set_own, seat, variant),
            id=f"own-{variant.id}-{seat}",
            tip=variant_name(self.texts, game, variant),
            drop=True,
        )

    def _rename(self, seat: int, name: str) -> None:
        """Under another name sits somebody else."""
        chair = self.draft.chairs[seat]
        chair.name = name
        if chair.person and chair.person in {one.id for one in self.people if one.name and one.name != name.strip()}:
            chair.person = None

    def _seat(self, seat: int, kind: Any) -> None:
        self.draft.chairs[seat].kind = kind
        self.changed()

    def _set_temper(self, seat: int, temper: Any) -> None:
        self.draft.chairs[seat].temper = temper
        self.changed()

    def _set_own(self, seat: int, variant: Variant, value: Any) -> None:
        own = self.draft.chairs[seat].own
        if value == variant.default:
            own.pop(variant.id, None)
        else:
            own[variant.id] = value
        self.changed()

    def _add(self) -> None:
        self.draft.add(newcomer(self.draft))
        self.changed()

    def _remove(self, seat: int) -> None:
        self.draft.remove(seat)
        self.changed()


class VariantRows:
    """Every switch of the table with its name and one sentence (UX-95)."""

    def __init__(self, draft: Draft, texts: Texts, changed: Callable[[], None], unfolded: set[str]) -> None:
        self.draft, self.texts, self.changed = draft, texts, changed
        self.unfolded = unfolded  # groups whose switches are seen; of the others only what is set is told

    def build(self) -> list[Widget]:
        game, own = self.draft.game, offered_by(self.draft.game)
        listed = {one.id: one for one in self.draft.table_variants() if one.id not in own}
        rows: list[Widget] = []
        grouped = [(name, [listed.pop(id) for id in ids if id in listed]) for name, ids in groups_of(game)]
        for name, group in [("", list(listed.values())), *grouped]:
            rows += self._group(name, group) if name and group else self._rows(group)
        return rows[:-1]

    def _rows(self, group: Sequence[Variant]) -> list[Widget]:
        return [part for variant in group for part in (self._row(variant), Divider(plain=True))]

    def _group(self, name: str, group: Sequence[Variant]) -> list[Widget]:
        """A heading that folds its switches away."""
        is_open = name in self.unfolded
        head = Button(
            self.texts(message_id("setup-group", self.draft.game, name)),
            partial(self._fold, name),
            kind="quiet",
            icon="unfolded" if is_open else "next",
            align="left",
            id=f"group-{name}",
            tip=self.texts("setup-fold" if is_open else "setup-unfold"),
        )
        if is_open:
            return [head, *self._rows(group)]
        return [head, Paragraph(self._told(group), DIM, prefer=420), Divider(plain=True)]

    def _told(self, group: Sequence[Variant]) -> str:
        """What is set otherwise than usual."""
        game = self.draft.game
        other = [one for one in group if self.draft.option(one) != one.default]
        told = [f"{variant_name(self.texts, game, one)}: {self._word(one, self.draft.option(one))}" for one in other]
        return " · ".join(told) or self.texts("setup-usual")

    def _fold(self, name: str) -> None:
        self.unfolded ^= {name}
        self.changed()

    def _row(self, variant: Variant) -> Widget:
        name = message_id("variant", self.draft.game, variant.id)
        words = [Paragraph(self.texts(name), STRONG, prefer=360)]
        if self.texts.has(f"{name}-help"):
            words.append(Paragraph(self.texts(f"{name}-help"), DIM, prefer=360))
        value = self.draft.option(variant)
        told = message_id("variant", self.draft.game, variant.id, f"{value}-help")
        if not isinstance(value, bool) and self.texts.has(told):
            words.append(Paragraph(self.texts(told), DIM.coloured("brass_light"), prefer=360))
        words += self._why_not(variant, value)
        control = self._control(variant, value)
        if isinstance(control, Toggle):
            return Pair(Column(words, gap=2), control, gap=16)
        return Column([*words, Wrap([control])], gap=4)

    def _why_not(self, variant: Variant, value: Any) -> list[Paragraph]:
        """UX-19: what cannot be chosen as the other switches stand, and why."""
        if self.draft.trouble() is not None:
            return []  # told where the game begins
        barred: dict[str, list[str]] = {}
        for other in self._values(variant):
            if other != value and (why := self.draft.trouble_with(variant, other)) is not None:
                barred.setdefault(reason_text(self.texts, why), []).append(self._word(variant, other))
        others = len(self._values(variant)) - 1
        told = [
            why if len(names) == others else self.texts("setup-barred", value=", ".join(names), why=why)
            for why, names in barred.items()
        ]
        return [Paragraph(line, DIM, prefer=360) for line in told]

    def _control(self, variant: Variant, value: Any) -> Widget:
        change = partial(self._set, variant)
        label = variant_name(self.texts, self.draft.game, variant)
        if set(variant.values) == {True, False}:
            return Toggle(value, change, id=f"switch-{variant.id}", tip=label)
        options = [(one, self._word(variant, one)) for one in self._values(variant)]
        return Picker(options, value, change, id=f"switch-{variant.id}", tip=label, drop=len(options) > 3)

    def _values(self, variant: Variant) -> list[Any]:
        """Numbers of seats are offered for the seats that are there."""
        seats = len(self.draft.chairs)
        return [v for v in variant.values if not (self._is_seat(variant) and type(v) is int and v >= seats)]

    def _is_seat(self, variant: Variant) -> bool:
        """Numbers that have no words of their own mean seats."""
        numbers = [value for value in variant.values if type(value) is int]
        return not self.texts.has(message_id("variant", self.draft.game, variant.id, str(min(numbers, default=0))))

    def _word(self, variant: Variant, value: Any) -> str:
        if type(value) is int and self._is_seat(variant):
            return self.draft.name(value, self.texts)
        return variant_value(self.texts, self.draft.game, variant, value)

    def _set(self, variant: Variant, value: Any) -> None:
        self.draft.choose(variant, value)
        self.changed()


def set_rows(texts: Texts, draft: Draft, others: Sequence[SetInfo], changed: Callable[[], None]) -> list[Widget]:
    """A switch for each content set beyond the game's own."""
    standard = default_sets(draft.game) if others else []
    chosen = draft.sets or standard

    def switch(name: str, on: bool) -> None:
        picked = [one for one in chosen if one != name] + ([name] if on else [])
        draft.sets = [] if picked == standard else picked
        changed()

    return [
        Pair(
            Paragraph(texts.translated(info.name), STRONG, prefer=360),
            Toggle(info.id in chosen, partial(switch, info.id), id=f"set-{info.id}"),
        )
        for info in others
    ]
