"""A moment gets the middle of the table, light and a sound of its own for less than two seconds, then leaves."""

from __future__ import annotations

import pygame
import pytest

from app.table import great_moments
from app.table.model import GreatMoment, MomentSide
from app.table.mood import CALM, LASTS_MS, Mood
from app.table.motion.timeline import INSTANT, Timeline
from app.table.spotlight import Spotlight
from app.tools.shot import headless_app
from art.ambience import MOODS
from art.sound_set import house

LOST = GreatMoment("loss", "Destroyed!", (MomentSide("ship"),))
BETTER = MomentSide("a", rows=(("Card", 14), ("Ships", 4)), total=18, best=True)
COUNTED = GreatMoment("reveal", "Won", (BETTER, MomentSide("b", total=8)))


def seen_for(light: Spotlight, each: float = 10.0) -> float:
    """How many milliseconds a moment is in the light, if every frame shows it."""
    seen = 0.0
    light.timeline.update(0.0)
    while light.now is not None:
        light.now.seen = True
        light.update(each)
        seen += each
    return seen


def lit(moment: GreatMoment, **how: object) -> Spotlight:
    timeline = Timeline(**how)  # type: ignore[arg-type]
    light = Spotlight(timeline)
    timeline.play(light.later(moment))
    return light


@pytest.mark.parametrize("kind", great_moments.LASTS_MS)
def test_every_kind_is_short_and_has_a_sound_of_its_own(kind: str) -> None:
    assert seen_for(lit(GreatMoment(kind, "!", (MomentSide("art"),)))) < 2000
    assert great_moments.SOUNDS[kind] in house().sounds
    assert great_moments.MOODS.get(kind, CALM) in MOODS


def test_totals_take_their_time_but_less_than_two_seconds() -> None:
    assert seen_for(lit(LOST)) < seen_for(lit(COUNTED)) < 2000


def test_everything_is_faster_where_motion_is_and_a_fade_where_there_is_none() -> None:
    usual = seen_for(lit(COUNTED))
    assert seen_for(lit(COUNTED, speed=2.0)) == pytest.approx(usual / 2, abs=20)
    assert seen_for(lit(COUNTED, reduced=True)) < usual / 2
    assert seen_for(lit(COUNTED, speed=INSTANT)) < 400


def test_a_click_goes_on_at_once() -> None:
    light = lit(LOST)
    light.timeline.update(0.0)
    assert light.skip() and light.now is None


def test_what_happens_at_once_is_one_moment() -> None:
    timeline = Timeline()
    light = Spotlight(timeline)
    hold = light.later(LOST)
    assert light.joins(hold, GreatMoment("loss", "Destroyed!", (MomentSide("other"),)))
    assert not light.joins(hold, GreatMoment("fall", "Destroyed!", ()))
    timeline.play(hold)
    timeline.update(0.0)
    assert light.now is not None and [side.art for side in light.now.played.sides] == ["ship", "other"]


def test_the_mood_follows_what_happened_and_calms_down() -> None:
    mood = Mood()
    assert mood.now == CALM
    mood.heard(LOST)
    assert mood.now == "danger"
    mood.heard(COUNTED)  # a reveal alone is neither good nor bad
    assert mood.now == "danger"
    mood.update(LASTS_MS - 1)
    assert mood.now == "danger"
    mood.update(2)
    assert mood.now == CALM


def bright(surface: pygame.Surface, rect: pygame.Rect) -> list[int]:
    """The rows in which there are pixels nearly as light as letters."""
    across = range(rect.left, rect.right)
    return [y for y in range(rect.top, rect.bottom) if any(min(surface.get_at((x, y))[:3]) > 110 for x in across)]


def last_line(surface: pygame.Surface, rect: pygame.Rect) -> int:
    """How high the letters of the lowest line are."""
    rows = bright(surface, rect)
    high = 0
    while rows[-1] - high in rows:
        high += 1
    return high


class Plain:
    """Draws nothing of a picture, so that only what the moment itself draws is seen."""

    def flying(self, *_given: object) -> None:
        return


def drawn(ctx, moment: GreatMoment, age: float, still: bool = False) -> pygame.Surface:
    surface = pygame.Surface(ctx.size, pygame.SRCALPHA)
    great_moments.draw(ctx, surface, Plain(), moment, age, 1.0, still, surface.get_rect())
    return surface


def test_the_better_total_grows_and_more_rows_make_none_smaller(app) -> None:
    ctx = app.ctx
    many = tuple((f"Row {number}", 1) for number in range(5))
    for rows in (many[:1], many):
        sides = (
            MomentSide("a", "Anna", rows=rows, total=88, best=True),
            MomentSide("b", "Bence", rows=many[:1], total=88),
        )
        surface = drawn(ctx, GreatMoment("reveal", "", sides), 10_000)
        middle = ctx.size[0] // 2
        left, right = (last_line(surface, pygame.Rect(x, 0, middle, ctx.size[1])) for x in (0, middle))
        assert left > right > 0


FIVE = tuple((f"Row {number}", 1) for number in range(5))
TOGETHER = tuple(MomentSide(name, name, rows=FIVE, total=5) for name in ("Anna", "Bence"))
SHIPS = tuple(MomentSide(name, f"{name}: 2 ships", (1.4, 1.0), seat=0, card=False) for name in ("Anna", "Bence"))


@pytest.mark.parametrize(
    "moment", [GreatMoment("reveal", "Won", TOGETHER), GreatMoment("loss", "Lost", SHIPS)], ids=("reveal", "loss")
)
def test_with_large_text_in_a_small_window_nothing_leaves_the_board(moment: GreatMoment) -> None:
    app = headless_app((1024, 640), text_size=150)
    board = pygame.Rect(0, 52, 1024, 512)
    surface = pygame.Surface((1024, 640), pygame.SRCALPHA)
    surface.fill("black")
    great_moments.draw(app.ctx, surface, Plain(), moment, 10_000, 1.0, True, board)
    rows = bright(surface, surface.get_rect())
    high = {size[1] for _, size in great_moments.pictures(app.ctx, moment, board)}
    app.close()
    assert board.top <= rows[0] and rows[-1] < board.bottom
    assert min(high) >= board.height * (0.6 if moment.kind == "reveal" else 0.3)


def test_the_whole_table_recedes_also_what_reaches_into_the_board(app) -> None:
    surface = pygame.Surface(app.ctx.size)
    surface.fill("white")
    board = surface.get_rect().inflate(0, -200)
    great_moments.draw(app.ctx, surface, Plain(), LOST, 10_000, 1.0, True, board)
    seen = {y: surface.get_at((5, y))[:3] for y in (board.top - 1, board.bottom - 1, surface.get_height() - 1)}
    assert min(seen[board.top - 1]) == 255 and seen[board.bottom - 1] == seen[surface.get_height() - 1] != (255,) * 3


def test_reduced_motion_shows_the_end_at_once(app) -> None:
    early, late = drawn(app.ctx, COUNTED, 0, still=True), drawn(app.ctx, COUNTED, 10_000)
    assert pygame.image.tobytes(early, "RGBA") == pygame.image.tobytes(late, "RGBA")
    assert pygame.image.tobytes(drawn(app.ctx, COUNTED, 0), "RGBA") != pygame.image.tobytes(late, "RGBA")
