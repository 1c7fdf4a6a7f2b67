"""Logs to stderr: lines for people, or JSON for programs."""

import logging
from typing import Any

import orjson

from app.settings import Settings


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line).decode()


def log_config(settings: Settings) -> dict[str, Any]:
    level = settings.log_level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "text": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
            "json": {"()": "app.cli.log.JsonLines"},
        },
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": settings.log_format}
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "app": {"level": level},
            # which process began and ended is of no interest to whoever plays
            "uvicorn": {"level": "DEBUG" if level == "DEBUG" else "WARNING"},
            "uvicorn.access": {"level": "INFO" if settings.access_log else "ERROR"},
        },
    }
