"""Pages of the documentation that are files elsewhere, and links that fit both places.

The rules are beside the games, the glossary's words beside the catalogues, CONTRIBUTING.md and
CHANGELOG.md where people look for them; here they become pages, so nothing is written twice. Links
in all of them are right in the repository; what they lead to may be a page under another name, or
no page at all: then only the text is left.
"""

from __future__ import annotations

import os
import re
import tomllib
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
WORDS_OF_ALL = ROOT / "src" / "engawa" / "locale" / "glossary.toml"
SHOWN_AS[WORDS_OF_ALL] = "glossary.md"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The chapter of rules has a page for each game, named by the title of that page."""
    for chapter in config.nav or ():
        if "Rules" in chapter:
            chapter["Rules"] = [{_title(game): f"rules/{game}.md"} for game in GAMES]
    return config


def _title(game: str) -> str:
    heading = _rules(game, "").read_text("utf-8").partition("\n")[0]
    return heading.strip("# ").partition(":")[0]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page, file in PAGES.items():
        text = relinked(file.read_text("utf-8"), file.parent, page)
        if page.startswith("rules/"):
            text = numbered(text, page)
        files.append(File.generated(config, page, content=text))
    files.append(File.generated(config, "glossary.md", content=glossary()))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    if page.file.src_uri in PAGES:
        return markdown
    return relinked(markdown, (DOCS / page.file.src_uri).parent, page.file.src_uri)


ABOUT_WORDS = """
The words we use in three languages. A dot marks the word of a printed rulebook; where the rulebook
has another, it stands in italics. Tests hold the catalogues and the rules to them.
""".strip()


def glossary() -> str:
    """A chapter of words for each game, after those of all games."""
    chapters = ["# Glossary", ABOUT_WORDS, "## All games", _words(WORDS_OF_ALL)]
    for game, folder in GAMES.items():
        words = folder / "locale" / "glossary.toml"
        if words.is_file():
            chapters += [f"## {_title(game)}", _words(words)]
    return "\n\n".join(chapters) + "\n"


def _words(file: Path) -> str:
    """A table of the terms of a glossary.toml, which says itself what its lines are."""
    terms = tomllib.loads(file.read_text("utf-8"))
    terms.pop("books", None)
    rows = ["| English | Polski | Русский | Notes |", "| --- | --- | --- | --- |"]
    for term in terms.values():
        books, cells = term.get("book", {}), []
        for language in ("en", "pl", "ru"):
            ours, printed = term[language], books.get(language, "")
            same = printed.casefold() == ours.casefold()
            cells.append(f"{ours} ·" if same else f"{ours}<br>*{printed}*" if printed else ours)
        never = ", ".join(words[0].replace("*", "…") for words in term.get("never", {}).values())
        notes = [f"Never: {never}." if never else "", term.get("note", "")]
        rows.append(f"| {' | '.join([*cells, ' '.join(filter(None, notes))])} |")
    return "\n".join(rows)


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
