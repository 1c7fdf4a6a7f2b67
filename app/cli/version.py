"""This Boneyard's version."""

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed


def version() -> str:
    try:
        return installed("boneyard")
    except PackageNotFoundError:  # a checkout that was never installed
        return "(not installed)"
