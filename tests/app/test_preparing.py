"""What is loaded beside the frames while somebody looks at a screen (UX-100, UX-101)."""

from types import SimpleNamespace

from app.scenes.draft import Draft
from app.scenes.preparing import prepare_table
from app.table.preparing import prepare_names
from app.text.texts import Texts


class Noted:
    """A studio that only notes what it is asked for."""

    def __init__(self):
        self.works = {}

    def ask(self, key, work, *, later=False):
        self.works[key] = work


def test_the_hyphens_of_the_language_come_before_the_table(app):
    """Hungarian hyphenation takes most of a second to load: too long for the frame in which a name is broken."""
    program = SimpleNamespace(ctx=app.ctx, studio=Noted(), beside=lambda key, work: None)
    language = app.ctx.texts._now
    language.__dict__.pop("hyphens", None)
    prepare_table(program, Draft("kaosz", []))
    program.studio.works["hyphens"]()
    assert "hyphens" in vars(language)


def test_names_on_cards_find_their_letters_at_every_size(app):
    """From the usual size down to the least: the first use of a letter costs a hundred times the next."""
    studio = Noted()
    prepare_names(app.ctx, studio)
    usual = app.ctx.text_px("tiny")
    assert [key[-1] for key in studio.works] == list(range(usual, 7, -1))
    for work in studio.works.values():
        work()


def test_messages_that_were_foreseen_are_worded_without_being_prepared_again(monkeypatch):
    """UX-101: reading and preparing a message takes longer than wording it; both are done beside the frames."""
    texts = Texts("en")
    stem = "event-smugglers"
    assert all(step is None for step in texts.foresee(stem))
    bundle = texts._now.bundle.fluent
    monkeypatch.setattr(bundle, "_compiler", None)
    prepared = [
        name for name, entry in texts._now.entries.items() if name.startswith("event-smugglers") and "{" in entry
    ]
    assert prepared and all(bundle.get_message(name) for name in prepared)
