"""A moment gets the middle of the table, light and a sound of its own for less than two seconds, then leaves."""

from __future__ import annotations

import pygame
import pytest

from app.table import great_moments
from app.table.model import GreatMoment, MomentSide
from app.table.mood import CALM, LASTS_MS, Mood
from app.table.motion.timeline import INSTANT, Timeline
from app.table.spotlight import Spotlight
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


def bright(surface: pygame.Surface, rect: pygame.Rect) -> int:
    """How many pixels there are nearly as light as letters."""
    return sum(
        min(surface.get_at((x, y))[:3]) > 110
        for x in range(rect.left, rect.right)
        for y in range(rect.top, rect.bottom)
    )


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
        middle, low = ctx.size[0] // 2, ctx.size[1] * 2 // 3
        left, right = (
            bright(surface, pygame.Rect(x, low, middle, ctx.size[1] - low)) for x in (0, middle)
        )  # fmt: skip
        assert left > right > 0


def test_reduced_motion_shows_the_end_at_once(app) -> None:
    early, late = drawn(app.ctx, COUNTED, 0, still=True), drawn(app.ctx, COUNTED, 10_000)
    assert pygame.image.tobytes(early, "RGBA") == pygame.image.tobytes(late, "RGBA")
    assert pygame.image.tobytes(drawn(app.ctx, COUNTED, 0), "RGBA") != pygame.image.tobytes(late, "RGBA")
