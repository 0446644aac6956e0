"""What somebody typed: a command, or an action."""

from __future__ import annotations

from collections.abc import Iterable

COMMANDS = ("help", "quit", "undo", "save", "log", "rules", "info", "discards", "coach", "?")


def command(typed: str) -> tuple[str, str] | None:
    """The command's letter and what follows it; None if this is not a command.

    'r 4.4' and 'rules 4.4' are ('r', '4.4'), '?defend' is ('?', 'defend').
    """
    if typed.startswith("?"):
        return "?", typed[1:].strip()
    first, _, rest = typed.partition(" ")
    for name in COMMANDS:
        if first.lower() in (name, name[0]):
            return name[0], rest.strip()
    return None


def meant(typed: str, actions: Iterable[str]) -> list[str]:
    """The actions that this text can mean: the one it is, or all that it begins.

    'support gorobei', 'sup:g' and 'gor' can all mean 'support:gorobei'; 'rice-4 k17' means
    'lay:rice-4@K17'.
    """
    text = _plain(typed)
    plain = {action: _plain(action) for action in actions}
    exact = [action for action, form in plain.items() if form == text]
    begun = [action for action, form in plain.items() if _begins(text, form)]
    named = [action for action, form in plain.items() if form.partition(":")[2].startswith(text)]
    return exact or begun or named


def _plain(text: str) -> str:
    for sign in ">:@":
        text = text.replace(sign, " ")
    return ":".join(text.lower().split())


def _begins(text: str, form: str) -> bool:
    """Does each word of the text begin its word of the form?"""
    words, forms = text.split(":"), form.split(":")
    return len(words) <= len(forms) and all(
        whole.startswith(word) for word, whole in zip(words, forms, strict=False)
    )
