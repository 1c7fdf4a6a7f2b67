"""Plays cases in a process of its own: the other half of ``check_fresh_process``."""

import sys

import orjson

from .case import Case
from .determinism import find, fingerprints


def main() -> None:
    answers = []
    for job in orjson.loads(sys.stdin.buffer.read()):
        engine = find(job["engine"])
        options = engine.Options(**job["options"])
        case = Case(engine, options, job["seats"], bytes.fromhex(job["seed"]))
        answers.append(fingerprints(case))
    sys.stdout.buffer.write(orjson.dumps(answers))


if __name__ == "__main__":
    main()
