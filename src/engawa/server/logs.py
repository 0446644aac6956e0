"""Logs: one line per event, for people or as JSON.

Requests are counted, not logged: their addresses hold links that are secrets.
"""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.processors import ExceptionRenderer
from structlog.tracebacks import ExceptionDictTransformer

from engawa.server.settings import Settings


def configure(settings: Settings) -> None:
    is_json = settings.log_format == "json"
    shared: list[structlog.types.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Never with the values of variables: among them are cookies, keys and hidden cards.
    traced = ExceptionRenderer(ExceptionDictTransformer(show_locals=False))
    last: structlog.types.Processor = (
        structlog.processors.JSONRenderer()
        if is_json
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    before: list[structlog.types.Processor] = [*shared, *([traced] if is_json else [])]
    level = getattr(logging, settings.log_level.upper())
    structlog.configure(
        processors=[*before, last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
    # What libraries and tables say goes the same way, from warnings on.
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processor=last, foreign_pre_chain=before)
    )
    logging.basicConfig(handlers=[handler], level=max(level, logging.WARNING), force=True)
