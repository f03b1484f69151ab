"""Bar charts as SVG, for reports: lying bars with intervals, and dashed lines for bounds."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import NamedTuple

LABEL, PLOT, VALUE, ROW, TOP, BOTTOM = 190, 420, 60, 18, 44, 26
STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#444}.title{font-size:14px;font-weight:600}.bar{fill:#4f7cac}"
    ".reach{stroke:#1d2f45;stroke-width:1.5}.bound{stroke:#c0392b;stroke-dasharray:4 3}.bound-text{fill:#c0392b;text-anchor:middle}"
    ".label{text-anchor:end}.paper{fill:#fff}"
    "@media(prefers-color-scheme:dark){text{fill:#ccc}.paper{fill:#16191d}.reach{stroke:#dce6f2}.bound-text{fill:#e8705f}}"
)


class Bar(NamedTuple):
    """`reach` is the interval that the value is trusted within."""

    label: str
    value: float
    reach: tuple[float, float] | None = None


def bar_chart(title: str, bars: list[Bar], bounds: list[float], written: Callable[[float], str]) -> str:
    """The chart as a file; `written` gives values and bounds their text."""
    tops = [*bounds, *[bar.value for bar in bars], *[bar.reach[1] for bar in bars if bar.reach]]
    scale = PLOT / (max(tops) or 1.0)
    end = TOP + ROW * len(bars)
    width, height = LABEL + PLOT + VALUE, end + BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}"/><text class="title" x="12" y="24">{escape(title)}</text>',
    ]
    for number, bar in enumerate(bars):
        lines.append(_row(bar, TOP + ROW * number, scale, written))
    for bound in bounds:
        x = LABEL + bound * scale
        lines.append(f'<line class="bound" x1="{x:.1f}" y1="{TOP - 4}" x2="{x:.1f}" y2="{end + 4}"/>')
        lines.append(f'<text class="bound-text" x="{x:.1f}" y="{end + 18}">{escape(written(bound))}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def _row(bar: Bar, y: int, scale: float, written: Callable[[float], str]) -> str:
    middle, end = y + ROW // 2, LABEL + bar.value * scale
    line = f'<text class="label" x="{LABEL - 8}" y="{middle + 4}">{escape(bar.label)}</text>'
    line += f'<rect class="bar" x="{LABEL}" y="{y + 3}" width="{bar.value * scale:.1f}" height="{ROW - 6}" rx="2"/>'
    if bar.reach:
        low, high = (LABEL + limit * scale for limit in bar.reach)
        line += f'<path class="reach" d="M{low:.1f} {middle}H{high:.1f}"/>'
        end = max(end, high)
    return line + f'<text x="{end + 6:.1f}" y="{middle + 4}">{escape(written(bar.value))}</text>'
