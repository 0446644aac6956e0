"""A report: one page of HTML that needs nothing else, and depends on nothing but the table."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from engawa.core.words import knows, say
from engawa.lab.figures import Figure, Figures
from engawa.lab.marks import between, percent, rate
from engawa.lab.summary import Summary, read
from engawa.whole_file import whole_file

STYLE = """
:root { --ink: #1c1c1c; --faint: #dedad2; --grey: #5a5650; --paper: #ffffff; --bar: #4a6a94;
  --c0: #23497f; --c1: #a8331c; --c2: #2f6b3c; --c3: #8a5a00; --c4: #6b3a78; --page: #f6f4ef; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --faint: #3b3a38; --grey: #b4afa5;
  --paper: #1f1e1d; --bar: #7d9cc7; --c0: #8fb3e6; --c1: #f08a6f; --c2: #85c893; --c3: #e0b155;
  --c4: #c99bd6; --page: #161514; } }
body { margin: 0 auto; padding: 2.5rem 1.2rem 4rem; max-width: 900px; color: var(--ink);
  background: var(--page); font: 17px/1.5 Georgia, 'DejaVu Serif', serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.25rem; margin: 0 0 .2rem; }
header p { margin: .2rem 0; color: var(--grey); }
dl { display: flex; flex-wrap: wrap; gap: .6rem 2.6rem; margin: 1.4rem 0 2rem; }
dt { font-size: .85rem; color: var(--grey); } dd { margin: 0; font-size: 1.45rem; }
dd small { font-size: .85rem; color: var(--grey); }
figure { margin: 0 0 1.8rem; padding: 1.1rem 1.2rem .9rem; background: var(--paper);
  border: 1px solid var(--faint); border-radius: 6px; break-inside: avoid; }
figure svg { display: block; width: 100%; height: auto; }
figcaption { margin-bottom: .8rem; } figcaption p { margin: 0; font-size: .95rem; }
figcaption p, summary { color: var(--grey); } summary { cursor: pointer; font-size: .9rem; }
.wide { overflow-x: auto; margin-top: .5rem; }
table { border-collapse: collapse; font-size: .85rem; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid var(--faint); text-align: right;
  white-space: nowrap; font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; }
pre { font-size: .8rem; white-space: pre-wrap; overflow-wrap: anywhere; }
"""

# What the bars of `plots.stacks` are filled with: different greys, and different lines in them.
HATCHES = """<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>
<pattern id="hatch-0" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8"
 fill="var(--paper)"/><circle cx="4" cy="4" r="1.1" fill="var(--ink)"/></pattern>
<pattern id="hatch-1" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8"
 fill="var(--c0)"/></pattern>
<pattern id="hatch-2" width="7" height="7" patternUnits="userSpaceOnUse"
 patternTransform="rotate(45)"><rect width="7" height="7" fill="var(--paper)"/><rect width="3"
 height="7" fill="var(--c1)"/></pattern>
<pattern id="hatch-3" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6"
 fill="var(--paper)"/><rect width="6" height="1.4" fill="var(--c2)"/></pattern>
<pattern id="hatch-4" width="9" height="9" patternUnits="userSpaceOnUse"
 patternTransform="rotate(-45)"><rect width="9" height="9" fill="var(--paper)"/><rect width="9"
 height="1.5" fill="var(--c3)"/><rect width="1.5" height="9" fill="var(--c3)"/></pattern>
</defs></svg>"""


def write_report(table: Path, output: Path, language: str = "en") -> None:
    """Read a table and write its report."""
    page = html(read(table), language)
    with whole_file(output) as file:
        file.write(page.encode())


def html(summary: Summary, language: str) -> str:
    """The page. It names no time and no machine: the same table gives the same page."""
    figures = Figures(summary, language)
    name, message = summary.game.name, f"{summary.game.name}-name"
    if knows(language, "coach", message):
        name = say(language, "coach", message)
    title = figures.words("report-title", game=name)
    about = figures.words(
        "report-about",
        games=summary.total,
        ways=len(summary.ways),
        bots=", ".join(sorted({bot for way in summary.ways for bot in way.bots})),
        seed=str(summary.settings["seed"]),
        version=str(summary.settings["engawa"]),
    )
    body = "\n".join(_figure(figure, figures) for figure in figures.all())
    settings = escape(json.dumps(summary.settings, ensure_ascii=False))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{HATCHES}\n"
        f"<header><h1>{escape(title)}</h1>\n<p>{escape(about)}</p></header>\n"
        f"{_headline(summary, figures)}\n<main>\n{body}\n</main>\n"
        f"<footer><details><summary>{escape(figures.words('report-settings'))}</summary>"
        f"<pre>{settings}</pre></details></footer>\n</body>\n</html>\n"
    )


def _headline(summary: Summary, figures: Figures) -> str:
    """The few numbers that matter most."""
    games, decisions = summary.total, 0.0
    for length, count in enumerate(summary.lengths.sum(axis=0)):
        decisions += length * count
    facts = [("report-head-games", figures.count(games), "")]
    if summary.game.is_cooperative:
        won = rate("", float(summary.wins.sum()), games)
        facts.append(("report-head-won", percent(won.value), between(won.low, won.high)))
    facts.append(("report-head-score", f"{summary.scores.sum() / games:.2f}", ""))
    facts.append(("report-head-decisions", f"{decisions / games:.1f}", ""))
    return "<dl>" + "".join(_fact(figures.words(name), *rest) for name, *rest in facts) + "</dl>"


def _fact(name: str, value: str, more: str) -> str:
    beside = f" <small>{escape(more)}</small>" if more else ""
    return f"<div><dt>{escape(name)}</dt><dd>{escape(value)}{beside}</dd></div>"


def _figure(figure: Figure, figures: Figures) -> str:
    heads = "".join(f"<th>{escape(head)}</th>" for head in figure.headings)
    rows = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
        for row in figure.rows
    )
    return (
        f"<figure><figcaption><h2>{escape(figure.title)}</h2><p>{escape(figure.note)}</p>"
        f"</figcaption>\n{figure.drawing}<details><summary>"
        f'{escape(figures.words("report-numbers"))}</summary><div class="wide"><table><thead><tr>'
        f"{heads}</tr></thead><tbody>\n{rows}\n</tbody></table></div></details></figure>"
    )
