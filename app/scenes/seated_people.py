"""Who of the people at this computer sits where; nothing is asked of who does not care."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.match.people import NOBODY, called
from app.scenes.remembered import recall, remember
from saves.people import FIRST, PeopleFiles, Person

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.scenes.draft import Draft
    from app.text.texts import Texts
    from app.ui.program import Program

TOPIC = "challenges"


def files_of(app: Program) -> PeopleFiles | None:
    """Where people are kept; None at a stand for visitors, and where there is no folder."""
    return PeopleFiles(app.places) if app.places is not None and app.kiosk is None else None


def people_of(app: Program) -> list[Person]:
    """Everybody, the first player first; a damaged file is set aside and told."""
    files = files_of(app)
    if files is None:
        return [Person(FIRST)]
    people, damaged = files.everybody()
    if damaged:
        from saves.errors import CannotWrite

        try:
            kept = files.set_damaged_aside()
        except CannotWrite:
            kept = []
        names = ", ".join(path.name for path in kept)
        app.say("people-damaged" if kept else "people-unreadable", icon="warning", role="warn", names=names)
    return people


def playing_person(app: Program, people: Sequence[Person]) -> str:
    """Who of them plays alone: challenges, runs and puzzles ask for it once."""
    kept = recall(app, TOPIC, "person")
    return kept if kept in {one.id for one in people} else FIRST


def play_as(app: Program, person: str) -> None:
    remember(app, TOPIC, "person", person)


def keep_for(app: Program, change: Callable[[PeopleFiles], object]) -> None:
    """Keep what a person has earned; a disk that refuses is told."""
    from saves.errors import CannotWrite

    files = files_of(app)
    if files is None or not files.places.writable:
        return
    try:
        change(files)
    except CannotWrite as trouble:
        app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)


def person_name(texts: Texts, person: Person) -> str:
    """The first player need not have a name."""
    return person.name or texts("people-unnamed")


def has_profiles(people: Sequence[Person]) -> bool:
    """Whether anybody has asked for one: before that, no screen speaks of them."""
    return len(people) > 1 or bool(people[0].name)


def seated(draft: Draft, people: Sequence[Person]) -> dict[int, str]:
    """Whose game it will be, by seat: as was chosen, else by the typed name, else the first player at the first seat
    of a person; everybody else is a guest."""
    known, names = {one.id: one for one in people}, called(people)
    found: dict[int, str] = {}
    for seat in draft.humans():
        chair = draft.chairs[seat]
        id = chair.person if chair.person in known else names.get(chair.name.strip().casefold())
        if id and id not in found.values():
            found[seat] = id
    for seat in draft.humans():
        chair = draft.chairs[seat]
        is_free = seat not in found and chair.person is None and FIRST not in found.values()
        if is_free and not (people[0].name and chair.name.strip()):
            found[seat] = FIRST
    return {seat: found.get(seat, NOBODY) for seat in draft.humans()}


def seated_here(app: Program, draft: Draft) -> dict[int, str]:
    """The same for this program; visitors of a stand are all guests."""
    if app.kiosk is not None:
        return dict.fromkeys(draft.humans(), NOBODY)
    return seated(draft, people_of(app))


def name_chairs(draft: Draft, people: Sequence[Person]) -> None:
    """Those who have a profile sit under its name; a profile that is gone leaves a chair nobody has chosen for."""
    known = {one.id: one for one in people}
    for chair in draft.chairs:
        if chair.person and chair.person not in known:
            chair.person, chair.name = None, ""
    for seat, id in seated(draft, people).items():
        if id != NOBODY and known[id].name:
            draft.chairs[seat].person, draft.chairs[seat].name = id, known[id].name


def seat_person(draft: Draft, seat: int, id: str, people: Sequence[Person]) -> None:
    """Somebody sits down here; who sat there changes places with them."""
    before = seated(draft, people)
    for other, sitting in before.items():
        if other != seat and id != NOBODY and sitting == id:
            draft.chairs[other].person = before.get(seat, NOBODY)
    draft.chairs[seat].person = id
    names = {one.id: one.name for one in people}
    for number in draft.humans():
        chair = draft.chairs[number]
        if chair.person and chair.person in names:
            chair.name = names[chair.person]
        elif number == seat or chair.name in names.values():
            chair.name = ""
