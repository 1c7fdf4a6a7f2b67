"""``boneyard``: one small module per command."""

import argparse
import errno
import os
import sys
from importlib import import_module

COMMANDS = (
    *("serve", "migrate", "doctor", "backup", "restore", "export"),
    *("simulate", "check", "verify", "describe"),
)
INTERRUPTED = 130
NOBODY_READS = 141  # as the shell counts a program that SIGPIPE ended
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def parser() -> argparse.ArgumentParser:
    from .version import version

    made = argparse.ArgumentParser(
        prog="boneyard", description="A server on which friends play board games in a browser."
    )
    made.add_argument("--version", action="version", version=f"Boneyard {version()}")
    subparsers = made.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        import_module(f"app.cli.{name}").add(subparsers)
    return made


def main(arguments: list[str] | None = None) -> int:
    """Imports little before it: Ctrl+C is no reason for a traceback, however early it comes."""
    try:
        code = _run(arguments)
        if sys.stdout is not None:  # it may have been closed by the shell
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # ``boneyard export … | head``
        _drop_output()
        return NOBODY_READS
    except OSError as error:
        if error.errno not in FULL:
            raise
        _drop_output()
        print(f"Can't write the output: {error.strerror}.", file=sys.stderr)
        return 1
    return code


def _drop_output() -> None:
    """What is still unwritten must not complain when the program ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: list[str] | None) -> int:
    from app.db.errors import NoSuchRevision, UnknownSchema
    from app.postgres.trouble import PostgresTrouble
    from app.settings import BadSettings

    from .database import DatabaseTrouble
    from .listen import CannotListen

    given = parser().parse_args(arguments)
    try:
        code: int | None = given.run(given)
    except (
        *(BadSettings, CannotListen, DatabaseTrouble, PostgresTrouble),
        *(NoSuchRevision, UnknownSchema),
    ) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return code or 0


if __name__ == "__main__":
    sys.exit(main())
