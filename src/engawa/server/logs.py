"""Logs: one line an event, for people or as JSON.

Requests are counted, not logged: their addresses hold links that are secrets.
"""

from __future__ import annotations

import logging
import sys

import structlog

from engawa.server.settings import Settings


def configure(settings: Settings) -> None:
    is_json = settings.log_format == "json"
    shared: list[structlog.types.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: structlog.types.Processor = (
        structlog.processors.JSONRenderer()
        if is_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    level = getattr(logging, settings.log_level.upper())
    structlog.configure(
        processors=[*shared, *([structlog.processors.dict_tracebacks] if is_json else []), last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
    # What libraries say goes the same way, from warnings on.
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processor=last, foreign_pre_chain=shared)
    )
    logging.basicConfig(handlers=[handler], level=max(level, logging.WARNING), force=True)
