"""Every catalogue and every message of it, read with Fluent's own parser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import engawa

PACKAGE = Path(engawa.__file__).parent
LANGUAGES = ("en", "pl", "ru")
TRANSLATIONS = ("pl", "ru")


@dataclass(frozen=True)
class Catalogue:
    """One file in every language, by its place in English: `locale/en/coach.ftl`."""

    place: str

    @property
    def game(self) -> str:
        """The game it belongs to; '' if to none."""
        folders = self.place.split("/")
        return folders[1].replace("_", "-") if folders[0] == "games" else ""

    @property
    def part(self) -> str:
        """What `engawa.core.words.say` calls it."""
        chapter = Path(self.place).stem
        if not self.game:
            return chapter
        return self.game if chapter in ("card", "game") else f"{self.game}/{chapter}"

    def file(self, language: str) -> Path:
        return PACKAGE / self.place.replace("/en/", f"/{language}/")

    def messages(self, language: str) -> dict[str, Message]:
        return _messages(self, language)

    def __str__(self) -> str:
        return self.place.removeprefix("games/").replace("locale/en/", "")


@dataclass(frozen=True)
class Message:
    name: str
    pattern: ast.Pattern

    @property
    def texts(self) -> tuple[str, ...]:
        """What it says, a text for each way through its variants; details as `{ $seat }`."""
        return tuple(_spelled(self.pattern))

    @property
    def words(self) -> str:
        """All that it says, without the details."""
        return re.sub(r"\{ \$\w+ \}", "…", " ".join(self.texts))

    @property
    def details(self) -> tuple[str, ...]:
        found = _Details()
        found.visit(self.pattern)
        return tuple(sorted(found.names))

    @property
    def choices(self) -> list[Choice]:
        """Every choice that it makes."""
        found = _Details()
        found.visit(self.pattern)
        return found.choices

    @property
    def selects(self) -> dict[str, set[str]]:
        """The keys by which it chooses, by the detail that decides."""
        keys: dict[str, set[str]] = {}
        for choice in self.choices:
            keys.setdefault(choice.detail, set()).update(choice.variants)
        return keys


@dataclass(frozen=True)
class Choice:
    """One text of several, by a detail."""

    detail: str
    variants: dict[str, str]  # key -> text


class _Details(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: list[Choice] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's)
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (Fluent's)
        assert isinstance(node.selector, ast.VariableReference)
        variants = {_key(each): " ".join(_spelled(each.value)) for each in node.variants}
        self.choices.append(Choice(node.selector.id.name, variants))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def _spelled(pattern: ast.Pattern) -> Iterator[str]:
    texts = [""]
    for element in pattern.elements:
        texts = [text + more for text in texts for more in _element(element)]
    yield from texts


def _element(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        return [text for variant in inner.variants for text in _spelled(variant.value)]
    if isinstance(inner, ast.VariableReference):
        return [f"{{ ${inner.id.name} }}"]
    return [str(getattr(inner, "value", ""))]  # a quoted text


@cache
def _messages(catalogue: Catalogue, language: str) -> dict[str, Message]:
    resource = parse(catalogue.file(language).read_text("utf-8"))
    return {
        entry.id.name: Message(entry.id.name, entry.value)
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


CATALOGUES = tuple(
    Catalogue(file.relative_to(PACKAGE).as_posix())
    for file in sorted(PACKAGE.glob("**/locale/en/*.ftl"))
)
