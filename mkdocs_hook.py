"""Pages of the documentation that are files elsewhere, and links that fit both places.

The rules are beside the games, CONTRIBUTING.md and CHANGELOG.md where people look for them; here
they become pages, so nothing is written twice. Links in all of them are right in the repository;
what they lead to may be a page under another name, or no page at all: then only the text is left.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent
DOCS = ROOT / "docs"
GAMES = {
    page.parent.name.replace("_", "-"): page.parent
    for page in sorted((ROOT / "src" / "engawa" / "games").glob("*/RULES.md"))
}
LANGUAGES = {"": "English", ".pl": "Polski", ".ru": "Русский"}

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)#\s]+)(#[^)\s]*)?\)")
HEADING = re.compile(r"^(#{2,3} (\d+(?:\.\d+)?)\.? .+)$", re.MULTILINE)
MENTION = re.compile(r"§(\d+(?:\.\d+)?)")


def _rules(game: str, language: str) -> Path:
    return GAMES[game] / f"RULES{language}.md"


# Page -> the file that it shows.
PAGES = {
    "contributing.md": ROOT / "CONTRIBUTING.md",
    "changelog.md": ROOT / "CHANGELOG.md",
    **{f"rules/{game}{end}.md": _rules(game, end) for game in GAMES for end in LANGUAGES},
}
SHOWN_AS = {file: page for page, file in PAGES.items()}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The chapter of rules has a page for each game, named by the title of that page."""
    titles = {game: _rules(game, "").read_text("utf-8").partition("\n")[0] for game in GAMES}
    for chapter in config.nav or ():
        if "Rules" in chapter:
            chapter["Rules"] = [
                {title.strip("# ").partition(":")[0]: f"rules/{game}.md"}
                for game, title in titles.items()
            ]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page, file in PAGES.items():
        text = relinked(file.read_text("utf-8"), file.parent, page)
        if page.startswith("rules/"):
            text = numbered(text, page)
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    if page.file.src_uri in PAGES:
        return markdown
    return relinked(markdown, (DOCS / page.file.src_uri).parent, page.file.src_uri)


def relinked(text: str, folder: Path, page: str) -> str:
    """Links from a file in this folder, as they must be on this page."""

    def link(match: re.Match[str]) -> str:
        sign, words, target, anchor = match.groups()
        file = (folder / target).resolve()
        if file.is_relative_to(DOCS):
            there = file.relative_to(DOCS)
        elif file in SHOWN_AS:
            there = Path(SHOWN_AS[file])
        else:
            return str(words)
        here = os.path.relpath(there, Path(page).parent)
        return f"{sign}[{words}]({Path(here).as_posix()}{anchor or ''})"

    return LINK.sub(link, text)


def numbered(text: str, page: str) -> str:
    """Sections get the addresses that they have in the browser (§4.4 is #s4-4), mentions lead to
    them, and the other languages are one click away."""
    numbers = {match[2] for match in HEADING.finditer(text)}

    def mention(match: re.Match[str]) -> str:
        return f"[{match[0]}](#{_id(match[1])})" if match[1] in numbers else match[0]

    text = MENTION.sub(mention, text)
    text = HEADING.sub(lambda match: f"{match[1]} {{ #{_id(match[2])} }}", text)
    name = Path(page).name.partition(".")[0]
    languages = " · ".join(f"[{word}]({name}{end}.md)" for end, word in LANGUAGES.items())
    title, _, rest = text.partition("\n")
    return f"{title}\n\n{languages}\n{rest}"


def _id(number: str) -> str:
    return f"s{number.replace('.', '-')}"
