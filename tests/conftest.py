"""The longest tests begin first; what tests measure is printed after them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# So that a broken law shows the values it compared.
pytest.register_assert_rewrite("engawa.testing")

# Tests of half a minute and more: a process that began one last would keep all others waiting.
LONG = ("test_wheel", "test_rules_compile_for_a_gpu", "tests/lab/", "outside_the_record")
MEASURED = "measured"
Note = Callable[[str], None]


@pytest.fixture
def note(record_property: Callable[[str, object], None]) -> Note:
    """Keeps a sentence with figures for the end of the run."""
    return lambda sentence: record_property(MEASURED, sentence)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first."""
    items.sort(key=lambda item: not any(part in item.nodeid for part in LONG))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    passed = terminalreporter.getreports("passed")
    figures = [told for test in passed for name, told in test.user_properties if name == MEASURED]
    if figures:
        terminalreporter.section(MEASURED)
        for sentence in figures:
            terminalreporter.line(str(sentence))
