"""All sentences on one page, for somebody to read whole: `python -m tests.words.page > page.txt`.

Every message in every language, with its variants filled in; `--all` shows it with everything that
can be filled in.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from tests.words.arguments import Value, renderings
from tests.words.catalogues import CATALOGUES, LANGUAGES, Catalogue, Message

from engawa.core.words import say

SHOWN = (1, 3)  # of names: he and she, one and many, are not neighbours in any list
TELLING = {0, 1, 2, 5, 21}  # numbers in which languages differ


def page(*, all_of_it: bool) -> Iterator[str]:
    """Its lines."""
    for catalogue in CATALOGUES:
        yield f"\n== {catalogue}\n"
        for name in catalogue.messages("en"):
            yield f"\n{name}\n"
            for language in LANGUAGES:
                message = catalogue.messages(language)[name]
                choose = renderings if all_of_it else _telling
                said = (
                    say(language, catalogue.part, name, **details)
                    for details in choose(catalogue, message, language)
                )
                for text in dict.fromkeys(said):
                    indented = text.replace("\n", "\n      ")
                    yield f"  {language}  {indented}\n"


def _telling(catalogue: Catalogue, message: Message, language: str) -> Iterator[dict[str, Value]]:
    """Arguments that show every variant, and a few names."""
    shown: dict[tuple[Value, ...], int] = {}
    for details in renderings(catalogue, message, language):
        chosen = tuple(value for name, value in details.items() if name in message.selects)
        shown[chosen] = shown.get(chosen, 0) + 1
        has_names = any(isinstance(value, str) for value in details.values())
        wanted = SHOWN if has_names and not chosen else (1,)
        is_telling = all(value in TELLING for value in chosen if isinstance(value, int))
        if is_telling and shown[chosen] in wanted:
            yield details


if __name__ == "__main__":
    sys.stdout.writelines(page(all_of_it="--all" in sys.argv))
