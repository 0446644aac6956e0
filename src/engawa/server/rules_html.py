"""The rules pages as HTML: every numbered section can be linked to."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

from engawa.games.rules_page import page, sections

NUMBERED = re.compile(r"(\d+(?:\.\d+)?)\.? ")  # a heading: '4. The turn', '4.4 Fighting'
MENTION = re.compile(r"§(\d+(?:\.\d+)?)")

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def html(game: str, language: str) -> str:
    """The whole page but its title; `§4.4` leads to the heading with the id `s4-4`."""
    tokens = _markdown.parse(page(game, language))
    tokens = tokens[_title_ends(tokens) :]
    for heading, text in pairwise(tokens):
        numbered = NUMBERED.match(text.content)
        if heading.type == "heading_open" and numbered:
            heading.attrSet("id", anchor(numbered[1]))
    rendered: str = _markdown.renderer.render(tokens, _markdown.options, {})
    known = sections(game, language)

    def linked(mention: re.Match[str]) -> str:
        number = mention[1]
        return f'<a href="#{anchor(number)}">§{number}</a>' if number in known else mention[0]

    return MENTION.sub(linked, rendered)


def title(game: str, language: str) -> str:
    return page(game, language).partition("\n")[0].removeprefix("# ")


def anchor(section: str) -> str:
    return f"s{section.replace('.', '-')}"


def _title_ends(tokens: list[Token]) -> int:
    closings = (n for n, token in enumerate(tokens) if token.type == "heading_close")
    return next(closings) + 1
