"""Why the server refuses a request: one form for HTTP and for sockets."""

from __future__ import annotations

from engawa.core.reasons import IllegalAction, Reason
from engawa.core.words import languages, say
from engawa.server.messages import Refusal

PART = "server"


class Refused(Exception):
    """A refusal, in the language of the reader; `detail` is for whoever writes a client."""

    def __init__(
        self, code: str, status: int = 409, detail: str | None = None, /, **details: str | int
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.detail = detail
        self.details = details

    def refusal(self, language: str) -> Refusal:
        sentence = say(language, PART, f"refused-{self.code}", **self.details)
        return Refusal(self.code, sentence, detail=self.detail)


class RefusedByRules(Refused):
    """A refusal by the rules of the game, with its own sentence and section."""

    def __init__(self, reason: Reason | IllegalAction, allowed: list[str]) -> None:
        super().__init__(reason.code)
        self._refusal = Refusal(reason.code, reason.reason, reason.section or None, allowed)

    def refusal(self, language: str) -> Refusal:  # noqa: ARG002 (the rules spoke it already)
        return self._refusal


class RefusedInput(Refused):
    """Invalid input; the detail comes from the code that read it."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(code, 400, detail)

    def refusal(self, language: str) -> Refusal:
        sentence = say(language, PART, "refused-bad-request")
        return Refusal(self.code, sentence, detail=self.detail)


def spoken(wanted: str | None) -> str:
    """The first language of a header or parameter that we speak; English if there is none."""
    for part in (wanted or "").replace(";", ",").split(","):
        language = part.strip().partition("-")[0].lower()
        if language in languages():
            return language
    return "en"
