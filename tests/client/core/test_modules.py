"""Modules of the core that draw, each alone in a page. Those that draw nothing: ``*.test.js``."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from ..support.profiles import Profiles

pytestmark = pytest.mark.browser

STATIC = Path(__file__).parents[3] / "static"
SITE = "http://boneyard.test"


def serve(route: Route) -> None:
    path = STATIC / route.request.url.removeprefix(f"{SITE}/static/")
    if path.is_file():
        route.fulfill(body=path.read_bytes(), content_type="text/javascript")
    else:
        route.fulfill(body="<!doctype html><title>core</title>", content_type="text/html")


@pytest.fixture
def core(browser: Profiles) -> Iterator[Page]:
    """An empty page of a site that has nothing but the static files."""
    page = browser.new_page()
    page.route(f"{SITE}/**", serve)
    page.goto(f"{SITE}/")
    yield page
    page.context.close()


def run(page: Page, script: str, argument: Any = None) -> Any:
    """``script`` with ``core(name)``, which imports a module."""
    return page.evaluate(
        "async (argument) => { const core = (name) => import(`/static/core/${name}.js`);"
        f"{script} }}",
        argument,
    )


def test_a_decision_is_answered_once_and_its_beats_do_not_ask_again(core: Page) -> None:
    acts, seen = run(
        core,
        """const { Table } = await core("table/table");
        const acts = [];
        let stored;
        const link = { act(...act) {
          acts.push(act);
          return new Promise((resolve) => (stored = resolve));
        } };
        const table = new Table({ seat: 0, players: [], parts: {}, link });
        const seen = [];
        table.on("decision", (decision) => seen.push(decision?.id ?? null));
        const change = (version, more) => ({
          events: [], before: {}, after: {}, decision: { id: "one" }, version, ...more,
        });
        table.push(change(1));
        table.act({ type: "a" });
        table.act({ type: "b" });
        table.push(change(2));
        stored({ version: 3 });
        table.push(change(3, { decision: { id: "two" }, decided: true }));
        await new Promise((resolve) => setTimeout(resolve));
        table.act({ type: "c" });
        return [acts, seen];""",
    )
    assert acts == [["one", {"type": "a"}], ["two", {"type": "c"}]]
    assert seen == ["one", None, "two"]


def test_a_change_is_told_once_it_has_been_shown_and_in_order(core: Page) -> None:
    told = run(
        core,
        """const { Table } = await core("table/table");
        const table = new Table({ seat: 0, players: [], parts: {} });
        const told = [];
        table.on("shown", ({ version }) => told.push(version));
        const finish = [];
        const update = () => new Promise((resolve) => finish.push(resolve));
        table.mount({ mount: () => ({ update, destroy() {} }) }, document.body);
        const view = { public: {}, private: null };
        const change = (version) => ({
          version, events: [{}], decision: null, before: view, after: view, fresh: false,
        });
        const rest = () => new Promise((resolve) => setTimeout(resolve));
        [1, 2, 3].forEach((version) => table.push(change(version)));
        await rest();
        const moving = [...told];
        finish[0]();
        await rest();
        const first = [...told];
        table.skip();
        finish.forEach((done) => done());
        await rest();
        return [moving, first, told];""",
    )
    assert told == [[], [1], [1, 2, 3]]


def test_a_game_brings_its_own_tabs(core: Page) -> None:
    """Its badges, where its feed is, and what it brings to the front."""
    core.set_viewport_size({"width": 390, "height": 844})
    steps = run(
        core,
        """const { PhoneTabs } = await core("table/phone_tabs");
        const { Emitter } = await core("state/emitter");
        const feed = Object.assign(new Emitter(), { show(tab) { feed.emit("tab", tab); } });
        const chat = Object.assign(new Emitter(), { unread: 0 });
        const table = Object.assign(new Emitter(), { places: 3 });
        const drawing = () => document.createElement("i");
        const tab = (id, more) => ({ id, text: id, drawing, ...more });
        const own = [tab("map", { badge: ({ places }) => places }), tab("people", { feed: true })];
        const tabs = new PhoneTabs({ feed, chat, table, own });
        const badge = (each) => each.querySelector(".badge")?.className ?? "";
        const now = () => [document.body.dataset.tab, ...[...tabs.element.children].map(badge)];
        const steps = [now()];
        table.places = 0;
        chat.unread = 2;
        table.emit("decision");
        steps.push(now());
        feed.show("choices");
        steps.push(now());
        table.emit("front", "map");
        return [...steps, now()];""",
    )
    assert steps == [
        ["map", "badge calls", ""],
        ["map", "", "badge"],
        ["people", "", "badge"],
        ["map", "", "badge"],
    ]


TEXTS = {"log.said": "{player} says {n}", "log.undone": "{player} took something back."}

TALK = """
    const changes = Array.from({ length: argument }, (_, n) => ({
      version: n + 1, fresh: false, decided: true, before: {}, after: {},
      events: [{ type: "said", seat: n % 2, n }],
    }));
    const players = ["Ada", "Bob"].map((name) => ({ name, avatar: "fox", me: name === "Ada" }));
    const table = { seat: 0, players };
"""


@pytest.fixture
def spoken(core: Page) -> Page:
    """With texts, as the log needs them."""
    core.route(f"{SITE}/messages/**", lambda route: route.fulfill(json=TEXTS))
    run(core, 'const { load } = await core("text/i18n"); await load("en");')
    return core


def test_what_was_taken_back_is_not_in_the_log(spoken: Page) -> None:
    lines, announced = run(
        spoken,
        TALK
        + """const { Log } = await core("feed/log");
        const log = new Log(table, {});
        const say = (seat, n) => ({ type: "said", seat, n });
        const told = [[say(0, 1)], [say(1, 2)], [say(0, 3)], [{ type: "undone", seat: 0 }],
          [say(0, 4)], [say(1, 5)], [{ type: "undone", seat: 1 }], [{ type: "undone", seat: 1 }]];
        told.forEach((events, n) => log.add({ ...changes[0], version: n + 1, events }));
        const live = document.querySelector("[role=status]").textContent;
        return [[...log.list.children].map((line) => line.textContent), live];""",
        1,
    )
    assert lines == ["Ada says 1", "Ada says 4"]
    assert announced == "Bob took something back."


def test_headings_of_the_log_follow_a_step_back(spoken: Page) -> None:
    seen = run(
        spoken,
        TALK
        + """const { Log } = await core("feed/log");
        const log = new Log(table, {});
        const phase = (name) => ({ type: "phase.started", phase: name });
        const told = [[], [changes[0].events[0], phase("one")], [phase("two")],
          [phase("three"), changes[1].events[0]]];
        log.fill(told.map((events, n) => ({ ...changes[0], version: n + 1, events })), 0);
        return [2, 3, 4, 3, 2, 1, 4].map((count) => {
          log.show(count);
          return [...log.list.children].map((line) => line.textContent).join(" ");
        });""",
        2,
    )
    two, three, four = "Ada says 0 one", "Ada says 0 two", "Ada says 0 three Bob says 1"
    assert seen == [two, three, four, three, two, "", four]


REPLAY = """
    document.body.append(...["main", "status"].map((id) =>
      Object.assign(document.createElement("div"), { id })));
    const { mount } = await import("/static/screens/replay/replay.js");
    const nobody = { on: () => () => {}, read() {}, unread: 0, list: document.createElement("ol") };
    const ada = { name: "Ada", avatar: "fox", bot: null };
    const seats = [0, 1].map((seat) => ({ ...ada, seat, person: `p${seat}` }));
    const still = { update() {}, destroy() {} };
    const main = document.getElementById("main");
    const screen = mount(main, {
      key: "K", chat: { ...nobody, form: document.createElement("form") }, you: { seat: 0 },
      data: { seats }, presence: { online: [] }, leave() {},
      game: { mount: (root, table) => (root.append(table.parts.feed), still) },
    });
    const until = async (is) => { while (!is()) await new Promise((go) => setTimeout(go, 10)); };
    await until(() => main.querySelector("input[type=range]"));
    const track = main.querySelector("input[type=range]");
    let changed = 0;
    const count = (records) => records.forEach((each) =>
      (changed += 1 + each.addedNodes.length + each.removedNodes.length));
    const observer = new MutationObserver(count);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    const seek = async (at) => {
      await frame();
      count(observer.takeRecords());
      changed = 0;
      track.value = at;
      track.dispatchEvent(new Event("input"));
      count(observer.takeRecords());
      return changed;
    };
"""


def test_a_step_of_a_long_replay_costs_as_much_as_one_of_its_beginning(spoken: Page) -> None:
    first = {
        "type": "snapshot", "version": 0, "room": {"seats": []}, "game": None, "undo": False,
        "public": {}, "private": None, "decision": None, "you": {"seat": 0},
    }  # fmt: skip
    frames = [
        {"type": "frame", "version": n, "events": [{"type": "said", "seat": n % 2, "n": n}]}
        for n in range(1, 640)
    ]
    told = {"players": [], "frames": [first, *frames], "frozen": None}
    spoken.route(f"{SITE}/api/**", lambda route: route.fulfill(json=told))
    costs, lines = run(
        spoken,
        REPLAY
        + """const costs = [];
        for (const at of [5, 6, 5, 299, 300, 299, 629, 630, 629]) costs.push(await seek(at));
        const lines = [...main.querySelectorAll(".log li")].map((line) => line.textContent);
        screen.destroy();
        return [costs, lines];""",
    )
    on, back = costs[1::3], costs[2::3]
    assert max(on) <= 2 * min(on), costs
    assert max(back) <= 2 * min(back), costs
    assert len(lines) == 400
    assert (lines[0], lines[-1]) == ("Ada says 230", "Ada says 629")
