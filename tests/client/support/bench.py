"""The game's own client in a page, with the engine in this process instead of a server.

So a test can begin in the middle of a game (``testing.scenario`` of its engine) and see what
a click makes of it.
"""

from collections.abc import Sequence
from typing import Any, cast

from playwright.sync_api import Locator, Page, expect

from engines.bad_bones import engine as bad_bones
from engines.contract import Action, Engine, Event

from . import site

PEOPLE = [("Ada", "fox"), ("Nour", "owl"), ("Théo", "raven"), ("Milo", "bear")]

PAGE = """<!doctype html><html lang="LANG" data-theme="THEME"><title>bench</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/static/core/ui/tokens.css">
<link rel="stylesheet" href="/static/core/ui/base.css">
<link rel="stylesheet" href="/static/screens/table/table.css">
<link rel="stylesheet" href="/static/core/feed/feed.css">
<body class="in-room" data-engine="GAME" data-screen="table" data-tab="board">
<header class="topbar"><h1>bench</h1><div class="grow" id="status"></div></header>
<main id="main" style="position: fixed; inset: 56px 0 0"></main></body></html>"""

MOUNT = """async ({ seat, players, view, decision, motion, lang }) => {
  const { load, t } = await import("/static/core/text/i18n.js");
  const { placeText: place } = await import("/static/core/text/words.js");
  const { gameOf } = await import("/static/core/table/games.js");
  const { element } = await import("/static/core/ui/dom.js");
  await load(lang, "GAME");
  const game = await gameOf("GAME");
  // the log is in front: what is opened beside it lies over the table
  const feed = element("section", { class: "feedbox panel" },
    element("span", { "data-tab": "log", "aria-selected": "true", hidden: true }));
  const parts = { status: document.getElementById("status"), feed };
  const table = {
    seat, players, view, decision, motion, lang, t, place, element, parts,
    version: 0, canUndo: true, replay: false, follow: seat, root: document.getElementById("main"),
    get latest() { return table.decision; },
    async act(action) {
      for (const change of await window.engineActs(action)) {
        const before = table.view;
        Object.assign(table, { view: change.view, decision: change.decision });
        document.body.dataset.decision = change.decision?.id ?? "";
        table.version += 1;
        const { version, view: after } = table;
        await client.update({ ...change, before, after, version, fresh: false });
      }
      window.bench.shown += 1;
    },
    undo: async () => {}, look() {}, hover() {}, sound() {}, front() {},
    on: () => () => {}, plan: null,
    preview: (action) => window.enginePreviews(action),
  };
  window.bench?.client.destroy();
  const client = game.mount(table.root, table);
  document.body.dataset.decision = decision?.id ?? "";
  window.bench = { table, client, game, shown: 0 };
}"""


@site.page("bench")
def _page(engine: str, lang: str, theme: str) -> str:
    return _named(PAGE, GAME=engine, LANG=lang, THEME=theme)


def _named(text: str, **values: str) -> str:
    for name, value in values.items():
        text = text.replace(name, value)
    return text


class Bench:
    """``seat`` plays in the page; the others are played by the test."""

    engine = cast(Engine, bad_bones)
    ready = ".prompt b, .ware"
    """What is there when the table is."""

    def __init__(
        self,
        page: Page,
        state: Any,
        seat: int = 0,
        motion: float = 0,
        lang: str = "en",
        theme: str = "light",
    ) -> None:
        self.page = page
        self.motion = motion
        self.lang = lang
        page.expose_function("engineActs", self._act)
        page.expose_function("enginePreviews", self._preview)
        page.goto(f"{site.address()}/bench/{self.engine.id}/{lang}/{theme}")
        self.deal(state, seat)

    def deal(self, state: Any, seat: int = 0) -> None:
        """The table as it stands in this state, also in the place of another one."""
        self.state = state
        self.seat = seat
        self.acted: list[Action] = []
        self.events: list[dict[str, Any]] = []
        self._secret: list[dict[str, Any]] = []
        players = [
            {"name": name, "avatar": avatar, "bot": None, "online": True, "me": number == seat}
            for number, (name, avatar) in enumerate(PEOPLE[: self.seats])
        ]
        start = {"seat": seat, "players": players, "motion": self.motion, "lang": self.lang}
        self.page.evaluate(_named(MOUNT, GAME=self.engine.id), start | self._now())
        expect(self.page.locator(self.ready).first).to_be_visible()

    @property
    def seats(self) -> int:
        return len(self.engine.public(self.state)["seats"])

    def _preview(self, action: Action) -> Any:
        return self.engine.preview(self.state, self.seat, action)

    def _now(self) -> dict[str, Any]:
        view = {
            "public": self.engine.public(self.state),
            "private": self.engine.private(self.state, self.seat),
        }
        decision = self.engine.decisions(self.state).get(self.seat)
        return {"view": view, "decision": decision and as_json(decision)}

    def _act(self, action: Action) -> list[dict[str, Any]]:
        """What the page would be told, beat by beat."""
        self.acted.append(action)
        changes: list[dict[str, Any]] = []

        def beat(events: Sequence[Event]) -> None:
            heard = [event.json() for event in events if self._hears(event)]
            self.events += heard
            changes.append({"events": heard, **self._now(), "decision": None})

        self.engine.apply(self.state, self.seat, action, on_beat=beat)
        changes[-1]["decision"] = self._now()["decision"]
        return changes

    def _hears(self, event: Event) -> bool:
        """What was told in secret is told again when all see it: no news, as in the core."""
        if event.audience == self.seat:
            self._secret.append(event.json())
        elif event.audience is None and event.json() in self._secret:
            self._secret.remove(event.json())
            return False
        return event.audience in (None, self.seat)

    def space(self, place: str) -> Locator:
        return self.page.locator(f'[data-place="{place}"]')

    @property
    def lit(self) -> list[str]:
        return sorted(
            self.page.locator(".b-space.may").evaluate_all(
                "all => all.map((each) => each.dataset.place)"
            )
        )

    def asked(self, text: str) -> None:
        expect(self.page.locator(".prompt b")).to_have_text(text)

    def shown(self, choices: int) -> None:
        """So many have been made in this page, and what came of them has been shown."""
        self.page.wait_for_function("choices => window.bench.shown === choices", arg=choices)

    def happened(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["type"] == kind]


def as_json(decision: Any) -> dict[str, Any]:
    prompt = {"key": decision.prompt.key, "values": dict(decision.prompt.values)}
    return {
        "id": decision.id,
        "kind": decision.kind,
        "prompt": prompt,
        "actions": list(decision.actions),
        "undo": decision.undo,
    }
