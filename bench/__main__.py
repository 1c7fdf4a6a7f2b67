"""All benchmarks: ``make bench``. Figures of record are in docs/figures.md."""

from . import engines, load


def main() -> None:
    print("Random play, beside python-chess in the same run:")
    engines.main()
    print("\n100 rooms of 4 players and a spectator on one process, durable on Postgres:")
    load.main()


if __name__ == "__main__":
    main()
