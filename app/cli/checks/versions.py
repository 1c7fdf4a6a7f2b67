"""What is installed."""

import platform
import sys
from typing import Any

from ..version import version
from .finding import Finding

ABOUT = "versions"
OLDEST = (3, 11)


def check_versions(connection: Any) -> Finding:
    parts = [f"Boneyard {version()}", f"Python {platform.python_version()}"]
    if connection is not None:
        parts.append(f"Postgres {_postgres(connection)}")
    good = sys.version_info >= OLDEST
    return Finding(ABOUT, good, ", ".join(parts) + ("" if good else ": use Python 3.11 or newer"))


def _postgres(connection: Any) -> str:
    told: str = connection.get_settings().server_version
    return told.split()[0]  # distributions add who packed it
