"""The page that tells what many games say: one file with its plots inside, which loads nothing when it is opened."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from grognard.extras import extra
from grognard.study.findings import Course, Difference, Findings, compare
from grognard.study.statistics import wilson

COLOURS = ("#b3261e", "#1f5fa8", "#2e7d32", "#7b4fa3", "#b26a00", "#00796b")
"""By set. They stay apart for who cannot tell red from green."""
HEIGHT = 340
CONFIG = {"displaylogo": False, "responsive": True, "modeBarButtonsToRemove": ["lasso2d", "select2d"]}
SAFE = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:"
"""What a browser may load for this page: nothing."""
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; max-width: 1000px; margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-weight: 600; line-height: 1.2 } h2 { margin-top: 2.5rem }
table { border-collapse: collapse; font-size: 0.92rem } caption { text-align: left; font-weight: 600 }
th, td { padding: 0.25rem 0.7rem; text-align: left; border-bottom: 1px solid #ddd; vertical-align: top }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
tr.real td { background: #fff4d6 } .note { color: #555; font-size: 0.92rem }
.bar { display: inline-block; height: 0.7em; margin-right: 0.4em } summary { cursor: pointer }
"""


def write(folders: Sequence[Path], path: Path) -> None:
    """Write the page of one set of games, or of several, each compared with the first."""
    sets = [Findings(folder) for folder in folders]
    comparisons = [(other, *compare(sets[0], other)) for other in sets[1:]]
    figures = Figures(sets)
    parts = [
        _head(sets),
        _section("Who wins", figures.wins(), "Bars are shares of finished games, whiskers 95% intervals (Wilson)."),
        _section("How long", figures.lengths(), "The turn in which games ended."),
        *(_compared(sets[0], *comparison) for comparison in comparisons),
        _section(
            "How the war stood",
            figures.standings(),
            "The standing at the end of each turn, in what the title counts victory in; above 0 the side is ahead. "
            "The line is the median, the bands hold half of the games and nine in ten.",
        ),
        _section(
            "Losses",
            figures.losses_by_kind() + figures.losses_by_turn(),
            "Steps that were gone from one end of a turn to the next: lost in battle, starved, withdrawn or exchanged.",
        ),
        *map(_rules, sets),
    ]
    page = _page(sets, figures.script(), "\n".join(parts))
    draft = path.with_name(path.name + ".part")
    draft.write_text(page, encoding="utf-8")
    draft.replace(path)


class Figures:
    """The plots. Plotly draws them in the browser; its script stands in the page once."""

    def __init__(self, sets: Sequence[Findings]) -> None:
        self.sets = sets
        self._go = extra("plotly.graph_objects", "study", "a page of plots")
        self._offline = extra("plotly.offline", "study", "a page of plots")

    def script(self) -> str:
        found: str = self._offline.get_plotlyjs()
        return found

    def _html(self, figure: Any, **axes: Any) -> str:
        figure.update_layout(
            template="plotly_white",
            height=HEIGHT,
            margin={"l": 60, "r": 20, "t": 40, "b": 50},
            font={"family": "system-ui, sans-serif", "size": 14},
            legend={"orientation": "h", "y": 1.15},
            **axes,
        )
        found: str = figure.to_html(full_html=False, include_plotlyjs=False, config=CONFIG)
        return found

    def _coloured(self) -> Iterator[tuple[Findings, str]]:
        return ((found, COLOURS[number % len(COLOURS)]) for number, found in enumerate(self.sets))

    def wins(self) -> str:
        figure = self._go.Figure()
        for found, colour in self._coloured():
            names = found.outcomes
            shares = [found.winners[name] / found.games for name in names]
            spans = [wilson(found.winners[name], found.games) for name in names]
            error = {
                "type": "data",
                "symmetric": False,
                "array": [high - share for share, (_, high) in zip(shares, spans, strict=True)],
                "arrayminus": [share - low for share, (low, _) in zip(shares, spans, strict=True)],
            }
            text = [f"{found.winners[name]} of {found.games}" for name in names]
            called = [found.called("side", name) for name in names]
            figure.add_bar(x=called, y=shares, error_y=error, name=found.name, marker_color=colour, hovertext=text)
        return self._html(figure, barmode="group", yaxis={"tickformat": ".0%", "range": [0, 1]})

    def lengths(self) -> str:
        figure = self._go.Figure()
        for found, colour in self._coloured():
            turns = sorted(set(found.last_turns.tolist()))
            shares = [float((found.last_turns == turn).mean()) for turn in turns]
            figure.add_bar(x=turns, y=shares, name=found.name, marker_color=colour)
        axes = {"xaxis": {"title": "turn", "dtick": 1}, "yaxis": {"tickformat": ".0%"}}
        return self._html(figure, barmode="group", **axes)

    def standings(self) -> str:
        return "".join(self._course("standing", side) for side in self.sets[0].judged)

    def losses_by_turn(self) -> str:
        return "".join(self._course("lost", side) for side in self.sets[0].about.sides)

    def _course(self, figure_name: str, side: str) -> str:
        figure = self._go.Figure()
        for found, colour in self._coloured():
            course = found.course(figure_name, side)
            for low, high, alpha in ((0, 4, 0.12), (1, 3, 0.25)):
                figure.add_scatter(**_band(course, low, high, colour, alpha), name=found.name)
            hover = [f"{count} games" for count in course.games]
            figure.add_scatter(
                x=course.turns, y=course.quantiles[2], name=found.name, line={"color": colour}, hovertext=hover
            )
        called = self.sets[0].called("side", side)
        what = f"{'steps lost' if figure_name == 'lost' else figure_name}, {called}"
        return self._html(figure, xaxis={"title": "turn", "dtick": 1}, yaxis={"title": what})

    def losses_by_kind(self) -> str:
        figure = self._go.Figure()
        for found, colour in self._coloured():
            names = [f"{found.called('side', side)}: {kind}" for side, kinds in found.losses.items() for kind in kinds]
            steps = [steps for kinds in found.losses.values() for steps in kinds.values()]
            figure.add_bar(x=names, y=steps, name=found.name, marker_color=colour)
        return self._html(figure, barmode="group", yaxis={"title": "steps a game"})


def _band(course: Course, low: int, high: int, colour: str, alpha: float) -> dict[str, Any]:
    """A band between two quantiles: there and back again."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return {
        "x": [*course.turns, *reversed(course.turns)],
        "y": [*course.quantiles[high], *reversed(course.quantiles[low])],
        "fill": "toself",
        "fillcolor": f"rgba({red},{green},{blue},{alpha})",
        "line": {"width": 0},
        "mode": "lines",
        "hoverinfo": "skip",
        "showlegend": False,
    }


# the page


def _page(sets: Sequence[Findings], script: str, body: str) -> str:
    title = escape(f"{sets[0].title}: {', '.join(found.name for found in sets)}")
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{SAFE}">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{STYLE}</style>\n<script>{script}</script>\n</head>\n<body>\n{body}\n</body></html>\n"
    )


def _section(title: str, figure: str, note: str) -> str:
    return f'<h2>{escape(title)}</h2>\n<p class="note">{escape(note)}</p>\n{figure}'


def _head(sets: Sequence[Findings]) -> str:
    rows = []
    for found in sets:
        about = found.about
        bots = ", ".join(f"{seat}: {bot}" for seat, bot in about.seats.items())
        options = ", ".join(f"{key}={choice}" for key, choice in about.options.items()) or "as the rules stand"
        errors = f", {found.errors} more ended with an error" if found.errors else ""
        cells = (
            found.name,
            found.called("scenario", about.scenario),
            bots,
            options,
            about.pack or "ours",
            f"{found.games}{errors}",
        )
        rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    head = "".join(f"<th>{name}</th>" for name in ("set", "scenario", "bots", "options", "components", "games"))
    title = escape(sets[0].title)
    return f"<h1>{title}</h1>\n<table><tr>{head}</tr>\n{''.join(rows)}</table>"


def _compared(first: Findings, second: Findings, figures: list[Difference], rules: list[Difference]) -> str:
    names = escape(first.name), escape(second.name)
    note = (
        f"{len(figures)} figures are compared, so that one in twenty would differ by chance: the last column is "
        "corrected for that (Holm); below 0.05 a difference is taken for one. Shares by Fisher's exact test, the rest "
        "by Mann and Whitney's."
    )
    told = f"<table>{_row(('', *names, 'difference', '95% interval', 'p', 'p, corrected'), head=True)}"
    told += "".join(_told(figure) for figure in figures) + "</table>"
    told += f"<h3>Rules that were applied in more games of one set</h3>{_told_rules(names, rules)}"
    return f'<h2>{names[1]} compared with {names[0]}</h2>\n<p class="note">{escape(note)}</p>\n{told}'


def _told_rules(names: tuple[str, str], rules: list[Difference]) -> str:
    if not rules:
        return "<p>None for certain.</p>"
    table = _row(("rule", *names, "difference", "95% interval", "p", "p, corrected"), head=True)
    return f"<table>{table}{''.join(_told(rule) for rule in rules)}</table>"


def _told(found: Difference) -> str:
    def number(value: float) -> str:
        if math.isinf(value):
            return "?"
        return f"{100 * value:.1f}%" if found.percent else f"{value:.2f}"

    cells = (
        escape(found.what),
        number(found.first),
        number(found.second),
        f"{'+' if found.second >= found.first else ''}{number(found.second - found.first)}",
        f"{number(found.low)} to {number(found.high)}",
        _chance(found.chance),
        _chance(found.sure),
    )
    return _row(cells, kind="real" if found.is_real else "")


def _chance(value: float) -> str:
    return "&lt; 0.001" if value < 0.001 else f"{value:.3f}"


def _row(cells: Sequence[str], *, head: bool = False, kind: str = "") -> str:
    tag = "th" if head else "td"
    first, *rest = cells
    numbers = "".join(f'<{tag} class="n">{cell}</{tag}>' for cell in rest)
    return f'<tr class="{kind}"><{tag}>{first}</{tag}>{numbers}</tr>\n'


def _rules(found: Findings) -> str:
    rows = "".join(
        _row(
            (
                f"{escape(rule.rule)} {escape(rule.title)}",
                f'<span class="bar" style="width:{rule.games / found.games * 8:.2f}em;background:#888"></span>'
                f"{100 * rule.games / found.games:.1f}%",
                f"{rule.times / found.games:.2f}",
            )
        )
        for rule in found.rules
    )
    never = "".join(f"<li>{escape(rule)} {escape(title)}</li>" for rule, title in found.silent)
    return (
        f"<h2>Rules of {escape(found.name)}</h2>\n"
        f"<details><summary>{len(found.rules)} rules were applied</summary>"
        f"<table>{_row(('rule', 'games', 'times a game'), head=True)}{rows}</table></details>\n"
        f"<details><summary>{len(found.silent)} rules that change play never were</summary><ul>{never}</ul></details>"
    )
