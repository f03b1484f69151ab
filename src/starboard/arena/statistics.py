"""Means, and how far they can be trusted: 95 % intervals."""

from __future__ import annotations

from math import pi, sqrt, tan
from statistics import fmean, median, stdev
from typing import Final

import msgspec

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""


class Summary(msgspec.Struct, frozen=True):
    mean: float
    interval: tuple[float, float]
    deviation: float
    least: float
    median: float
    most: float


def summarise(values: list[float]) -> Summary:
    return Summary(
        fmean(values), mean_interval(values), stdev(values) if len(values) > 1 else 0.0, min(values), median(values), max(values)
    )


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's interval of a rate. Half successes are allowed; the interval is then wider than need be, never narrower."""
    rate = successes / trials
    centre = (rate + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    reach = Z / (1 + Z * Z / trials) * sqrt(rate * (1 - rate) / trials + Z * Z / (4 * trials * trials))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def mean_interval(values: list[float]) -> tuple[float, float]:
    """Student's interval of a mean; a single value says nothing of its spread."""
    mean = fmean(values)
    if len(values) < 2:
        return mean, mean
    reach = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return mean - reach, mean + reach


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t: exact for 1 and 2 degrees of freedom, then Fisher's expansion (within 1 %)."""
    if freedom == 1:
        return tan(pi * 0.475)
    if freedom == 2:
        return 0.95 * sqrt(2 / (1 - 0.95**2))
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
