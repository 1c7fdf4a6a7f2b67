"""``boneyard``: one small module per command."""

import argparse
import sys
from importlib import import_module

from app.postgres.trouble import PostgresTrouble
from app.settings import BadSettings

from .listen import CannotListen

COMMANDS = ("serve", "migrate", "simulate", "verify", "describe", "export")


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="boneyard", description="A server on which friends play board games in a browser."
    )
    subparsers = made.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        import_module(f"app.cli.{name}").add(subparsers)
    return made


def main(arguments: list[str] | None = None) -> int:
    given = parser().parse_args(arguments)
    try:
        code: int | None = given.run(given)
    except (BadSettings, CannotListen, PostgresTrouble) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        from app.db.away import is_unusable

        if not is_unusable(error):
            raise
        print(f"The database can't be used (see DATABASE_URL): {error}", file=sys.stderr)
        return 1
    return code or 0


if __name__ == "__main__":
    sys.exit(main())
