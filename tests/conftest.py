"""What tests measure is printed after them, whichever process ran them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# So that a broken law shows the values it compared.
pytest.register_assert_rewrite("engawa.testing")

MEASURED = "measured"
Note = Callable[[str], None]


@pytest.fixture
def note(record_property: Callable[[str, object], None]) -> Note:
    """Keeps a sentence with figures for the end of the run."""
    return lambda sentence: record_property(MEASURED, sentence)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    passed = terminalreporter.getreports("passed")
    figures = [told for test in passed for name, told in test.user_properties if name == MEASURED]
    if figures:
        terminalreporter.section(MEASURED)
        for sentence in figures:
            terminalreporter.line(str(sentence))
