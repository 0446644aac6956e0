"""The terminal itself: what is printed on it, and what is typed."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import resources

from rich.console import Console, RenderableType
from rich.text import Text

from engawa.core.reasons import BadInput
from engawa.core.rule import Progress
from engawa.core.words import languages, say
from engawa.terminal.answers import meant
from engawa.terminal.ink import THEME
from engawa.terminal.lines import Lines, wrapped
from engawa.terminal.waiting import Waiting

PART = "terminal"  # the catalogue of its sentences
WIDEST = 200  # wider lines are hard to read


def spoken_languages() -> list[str]:
    """Languages that the terminal has sentences in."""
    folder = resources.files("engawa") / "locale"
    return [language for language in languages() if (folder / language / f"{PART}.ftl").is_file()]


class Left(Exception):
    """The person at the keyboard has gone: end of input, or Ctrl-C."""


class Terminal:
    def __init__(self, language: str = "en", console: Console | None = None) -> None:
        if language not in spoken_languages():
            spoken = ", ".join(spoken_languages())
            raise BadInput(say("en", PART, "no-language", wanted=language, languages=spoken))
        self.language = language
        self.console = console or Console(theme=THEME, highlight=False, emoji=False, markup=False)

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int | None:
        """Lines of the window; None if this is not a window and anything fits."""
        return self.console.height if self.is_window else None

    @property
    def is_window(self) -> bool:
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def is_attended(self) -> bool:
        """Is there a person to ask?"""
        return self.console.is_terminal and sys.stdin.isatty()

    def words(self, message: str, **details: str | int) -> str:
        return say(self.language, PART, message, **details)

    def say(self, message: str, style: str = "", **details: str | int) -> None:
        self.tell(Text(self.words(message, **details), style))

    def tell(self, text: Text) -> None:
        self.show(wrapped(text, self.width))

    def show(self, lines: Lines) -> None:
        for line in lines:
            line.rstrip()
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def render(self, renderable: RenderableType) -> None:
        """Something that Rich formats itself, at a readable width."""
        self.console.print(renderable, width=min(self.width, 100))

    def clear(self) -> None:
        if self.is_window:
            self.console.clear()

    @contextmanager
    def bar(self, usual: str, first: str) -> Iterator[Progress]:
        """For something that takes seconds, and the first time much longer: a bar that says so.
        Where there is no window, a sentence for the first time."""
        from rich.progress import Progress as Bar

        with Bar(console=self.console, transient=True, disable=not self.is_window) as bar:
            task = bar.add_task(self.words(usual), total=None)

            def show(done: int, total: int, function: str) -> None:  # noqa: ARG001 (a bar says enough)
                if done == 0 and not self.is_window:
                    self.say(first, "faint")
                bar.update(task, description=self.words(first), completed=done, total=total)

            yield show

    @contextmanager
    def waiting(self) -> Iterator[Waiting]:
        """While others think. Left if the person has enough of it."""
        waiting = Waiting(self.console, is_window=self.is_window)
        try:
            with waiting.going_on():
                yield waiting
        except KeyboardInterrupt as gone:
            raise Left from gone

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """What is typed at the prompt; Left if the person has gone."""
        if self.is_attended:
            _complete_from(completions)
        try:
            typed = input(f"{prompt} ").strip()
        except (EOFError, KeyboardInterrupt) as gone:
            self.console.print()
            raise Left from gone
        if not sys.stdin.isatty():  # a transcript shows what was answered
            self.console.print(Text(typed))
        return typed

    def pick(self, question: str, allowed: Sequence[str], usual: str) -> str:
        """One of these; Enter is the default. Asked again until it is answered."""
        while True:
            typed = self.ask(question, allowed)
            found = meant(typed, allowed) if typed else [usual]
            if len(found) == 1:
                return found[0]
            self.say("one-of", "danger", allowed=", ".join(allowed))


def _complete_from(completions: Iterable[str]) -> None:
    """Let Tab complete these, and the arrow keys edit the line, where Python can."""
    try:
        import readline
    except ImportError:  # Windows has its own line editing
        return
    texts = sorted(completions)

    def complete(start: str, number: int) -> str | None:
        return next(iter([text for text in texts if text.startswith(start)][number:]), None)

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
