"""How the table asks the rules (see `tests/app/test_queries.py`)."""

from collections.abc import Iterator
from typing import Any

from rules import Chance, Form, Split
from rules.cosmic.ai.deals import welcome
from rules.cosmic.flows.alliance import prospect
from tests.support.glimpse import Glimpse, Samples


def answers(seen: Glimpse) -> Iterator[tuple[Any, ...]]:
    """Sides and ships of an answer to an invitation."""
    for asked in seen.asked:
        if asked.prompt == "cosmic.alliance.answer":
            assert isinstance(asked, Form)
            fields = dict(asked.fields)
            ships, rng = fields["ships"], Chance(1)
            assert isinstance(ships, Split)
            for side in fields["side"].answers():
                yield seen.seat, side, dict(zip(map(str, ships.slots), ships.sample(rng), strict=True))


def deals(seen: Glimpse) -> Iterator[tuple[Any, ...]]:
    for asked in seen.asked:
        if asked.prompt == "cosmic.deal.message":
            yield asked, Chance(4)


SAMPLES: Samples = {prospect: answers, welcome: deals}
