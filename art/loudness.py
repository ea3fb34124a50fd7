"""How loud samples are: the highest peak, and the loudest tenth of a second as an ear takes it in."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence

WINDOW_MS = 100  # an ear adds up about this long
DEEP_HZ = 150.0  # what lies below is heard less and less, and small loudspeakers hardly give it at all


def from_db(db: float) -> float:
    return float(10 ** (db / 20))


def to_db(share: float) -> float:
    return 20 * math.log10(max(share, 1e-9))


def listen(samples: Sequence[float], rate: int, piece: int) -> Generator[None, None, float]:
    """The loudest window, as the root of its mean square; yields after every piece of work."""
    window = rate * WINDOW_MS // 1000
    step = window // 4
    keep = math.exp(-2 * math.pi * DEEP_HZ / rate)
    deep, sums, total = 0.0, [0.0], 0.0
    for start in range(0, len(samples), piece):
        for i in range(start, min(start + piece, len(samples))):
            value = samples[i]
            deep = value + keep * (deep - value)
            total += (value - deep) ** 2
            if i % step == step - 1:
                sums.append(total)
        yield
    sums += [total] * 4  # a short sound is heard within one window
    return math.sqrt(max(after - before for before, after in zip(sums, sums[4:], strict=False)) / window)


def loudest(samples: Sequence[float], rate: int) -> float:
    """The same, all at once."""
    listening = listen(samples, rate, rate)
    while True:
        try:
            next(listening)
        except StopIteration as done:
            return float(done.value)
