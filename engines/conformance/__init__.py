"""What every engine has to keep, as functions: run them over an engine of your own.

>>> from engines import conformance, registry
>>> for engine in registry.all():
...     for case in conformance.cases(engine):
...         conformance.check(case)             # doctest: +SKIP

Each check takes a ``Case`` (an engine, options, a number of seats, a seed), plays a random game
and raises ``Violation`` with what is wrong and how to see it again. ``check_options``,
``check_catalogue``, ``check_fresh_process`` and ``check_chance`` look at an engine as a whole,
``check_records`` at its recorded games.
"""

from collections.abc import Callable

from .barrier import check_barrier
from .bots import check_bots
from .case import Case, Violation
from .cases import basic_cases, cases
from .choices import check_asked, check_ids, check_listed
from .cooperative import check_cooperative
from .described import check_describe
from .determinism import check_determinism, check_fresh_process
from .ends import check_end
from .feats import check_feats
from .interference import check_interference
from .invariants import check_invariants
from .jsonready import check_json
from .previews import check_preview
from .progress import check_progress
from .records import check_records
from .refusals import check_refusals
from .resampling import check_chance, check_resample
from .states import check_clone, check_dump
from .tables import check_options
from .texts import check_catalogue, check_messages
from .undo import check_undo

CHECKS: dict[str, Callable[[Case], None]] = {
    function.__name__.removeprefix("check_"): function
    for function in (
        check_determinism,
        check_dump,
        check_clone,
        check_listed,
        check_asked,
        check_ids,
        check_refusals,
        check_end,
        check_invariants,
        check_json,
        check_undo,
        check_barrier,
        check_preview,
        check_interference,
        check_resample,
        check_cooperative,
        check_progress,
        check_feats,
        check_messages,
        check_describe,
        check_bots,
    )
}


def check(case: Case) -> None:
    """All of them, one after another."""
    for function in CHECKS.values():
        function(case)


__all__ = [
    "CHECKS",
    "Case",
    "Violation",
    "basic_cases",
    "cases",
    "check",
    "check_catalogue",
    "check_chance",
    "check_fresh_process",
    "check_options",
    "check_records",
    *(f"check_{name}" for name in CHECKS),
]
