"""What is loaded beside the frames while somebody looks at a screen (UX-100, UX-101)."""

from types import SimpleNamespace

from app.scenes.draft import Draft
from app.scenes.preparing import prepare_table
from app.shell.main import App
from app.table.preparing import foresee_words, prepare_names
from app.text.texts import Texts
from app.ui.context import Style
from app.ui.lettering import forget_lines, set_text
from tests.support.games import ANY


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
    prepare_table(program, Draft(ANY, []))
    program.studio.works["hyphens"]()
    assert "hyphens" in vars(language)


def test_the_hyphens_come_to_every_table(app):
    """Also to one that was loaded, a lesson or a replay, which no new-game screen has prepared."""
    studio, language = Noted(), app.ctx.texts._now
    language.__dict__.pop("hyphens", None)
    program = SimpleNamespace(ctx=app.ctx, studio=studio, after_play=())
    desk = SimpleNamespace(performer=None)
    foresee_words(SimpleNamespace(app=program, ctx=app.ctx, desk=desk, module=SimpleNamespace(game=ANY)))
    studio.works["hyphens"]()
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
    stem = f"event-{ANY}"
    assert all(step is None for step in texts.foresee(stem))
    bundle = texts._now.bundle.fluent
    monkeypatch.setattr(bundle, "_compiler", None)
    prepared = [name for name, entry in texts._now.entries.items() if name.startswith(f"event-{ANY}") and "{" in entry]
    assert prepared and all(bundle.get_message(name) for name in prepared)


def test_words_are_broken_when_the_hyphens_of_a_new_language_are_there(app, monkeypatch):
    """UX-101: a change of language in mid-game does not wait for them; UX-90: nor is a word cut for good."""
    studio, long = Noted(), "hadihajógyártástechnológia"
    app.settings["language"] = "hu"
    monkeypatch.setattr(App, "studio", studio)
    room = 90
    forget_lines()
    plain = set_text(app.ctx, long, Style(), room)
    assert "hyphens" not in vars(app.ctx.texts._now) and plain.lines > 1
    studio.works["broken words"]()
    app.finish_chores()
    assert app.ctx.texts.breaks(long)
    assert set_text(app.ctx, long, Style(), room) != plain
