"""Intervals, against values that are published elsewhere."""

from __future__ import annotations

import pytest

from starboard.arena.statistics import mean_interval, student, summarise, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (65, 100, 0.5525, 0.7364), (50.5, 100, 0.4086, 0.6010)],
)
def test_wilsons_interval(successes, trials, low, high):
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("freedom", "point"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_t(freedom, point):
    assert student(freedom) == pytest.approx(point, rel=0.01)


def test_the_interval_of_a_mean():
    low, high = mean_interval([4.0, 5.0, 6.0, 5.0])
    assert (low, high) == pytest.approx((3.701, 6.299), abs=0.01)
    assert mean_interval([7.0]) == (7.0, 7.0)


def test_a_summary_of_scores():
    summary = summarise([1.0, 2.0, 3.0, 10.0])
    assert (summary.mean, summary.median, summary.least, summary.most) == (4.0, 2.5, 1.0, 10.0)
    assert summary.deviation == pytest.approx(4.0825, abs=1e-4)
    assert summary.interval[0] < 4 < summary.interval[1]
