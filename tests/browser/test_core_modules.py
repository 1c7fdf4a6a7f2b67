"""The core's own modules, each alone in a page: patches, repeated events, the socket, the queue."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from .profiles import Profiles

pytestmark = pytest.mark.browser

STATIC = Path(__file__).parents[2] / "static"
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


def test_a_patch_leaves_the_old_view_and_shares_what_it_does_not_touch(core: Page) -> None:
    old, new, shared = run(
        core,
        """const { apply } = await core("patch");
        const old = { list: [1, { a: 2 }], "x/y": { z: 1 }, same: {} };
        const now = apply(old, [
          { op: "add", path: "/list/-", value: 3 },
          { op: "replace", path: "/list/1/a", value: 9 },
          { op: "add", path: "/list/0", value: 0 },
          { op: "remove", path: "/x~1y/z" },
        ]);
        return [old, now, old.same === now.same];""",
    )
    assert old == {"list": [1, {"a": 2}], "x/y": {"z": 1}, "same": {}}
    assert new == {"list": [0, 1, {"a": 9}, 3], "x/y": {}, "same": {}}
    assert shared


@pytest.mark.parametrize("path", ["/a/b/c", "/list/5", "/nothing", "list"])
def test_a_patch_that_does_not_fit_is_an_error(core: Page, path: str) -> None:
    refused = run(
        core,
        """const { apply } = await core("patch");
        try { apply({ a: {}, list: [] }, [{ op: "replace", path: argument, value: 1 }]); }
        catch { return true; }
        return false;""",
        path,
    )
    assert refused


SECRET = "0123456789abcdef01234567"
INVITED = {
    "K7M4QP": "K7M4QP",
    " k7m-4qp ": "K7M4QP",
    "k7m 4qp": "K7M4QP",
    "K7M – 4QP": "K7M4QP",
    f"https://games.example.org/r/K7M4QP-{SECRET}": f"K7M4QP-{SECRET}",
    f"  http://192.168.1.7:8000/r/K7M4QP-{SECRET}\n": f"K7M4QP-{SECRET}",
    f"games.example.org/r/K7M4QP-{SECRET}": f"K7M4QP-{SECRET}",
    f"r/K7M4QP-{SECRET}": f"K7M4QP-{SECRET}",
    f"K7M4QP-{SECRET}": f"K7M4QP-{SECRET}",
    f"https://games.example.org/r/K7M4QP-{SECRET}/?from=chat#top": f"K7M4QP-{SECRET}",
    f"https://games.example.org/r/K7M4QP-{SECRET[:10]}\n {SECRET[10:]}": f"K7M4QP-{SECRET}",
    f"Come and play: <https://games.example.org/r/K7M4QP-{SECRET}>, now!": f"K7M4QP-{SECRET}",
    "https://games.example.org/r/k7m-4qp": "k7m-4qp",
    "  ": "",
}


def test_an_invitation_is_read_however_it_was_typed_or_pasted(core: Page) -> None:
    """Issue 10, 2.7."""
    script = 'const { invited } = await core("invite"); return argument.map(invited);'
    read = run(core, script, list(INVITED))
    assert dict(zip(INVITED, read, strict=True)) == INVITED


def test_what_i_was_told_as_i_chose_is_not_told_again(core: Page) -> None:
    counts = run(
        core,
        """const { Told } = await core("told");
        const told = new Told(0);
        const moved = (seat, to) => ({ type: "hero.moved", seat, to });
        return [
          [moved(0, "1,1")],
          [{ type: "undone", seat: 0 }],
          [moved(0, "1,2")],
          [moved(0, "1,2"), moved(1, "1,2"), { type: "phase.started" }],
          [moved(0, "1,2")],
        ].map((events) => told.news(events).length);""",
    )
    assert counts == [1, 1, 1, 2, 1]


def test_frames_are_applied_in_order_once_and_a_gap_is_asked_for(core: Page) -> None:
    shown, gaps, view = run(
        core,
        """const { Store } = await core("store");
        const store = new Store();
        const shown = [], gaps = [];
        store.on("change", (change) => shown.push(change.version));
        store.on("gap", (at) => gaps.push(at));
        const frame = (version) => ({
          type: "frame", version, events: [],
          public: [{ op: "add", path: "/seen/-", value: version }],
        });
        store.take({
          type: "snapshot", version: 1, room: { seats: [] }, game: null, public: { seen: [] },
          private: null, decision: null, undo: false, you: { seat: null },
        });
        [2, 2, 4, 3, 4].forEach((version) => store.take(frame(version)));
        return [shown, gaps, store.view.public.seen];""",
    )
    assert shown == [1, 2, 3, 4]
    assert gaps == [2]
    assert view == [2, 3, 4]


FAKE_SOCKET = """
    window.sockets = [];
    window.WebSocket = class {
      static OPEN = 1;
      readyState = 1;
      sent = [];
      constructor() { sockets.push(this); }
      send(text) { this.sent.push(JSON.parse(text)); }
      close() {}
    };
    const { Socket } = await core("socket");
    const heard = [];
    const socket = new Socket("/ws", {
      hello: () => ({ type: "resume", at: 7 }), message: (m) => heard.push(m), state: () => {},
    });
    const say = (n, message) => sockets[n].onmessage({ data: JSON.stringify(message) });
    sockets[0].onopen();
"""


def test_what_was_not_answered_is_sent_again_under_the_same_id(core: Page) -> None:
    first, again, answer, left = run(
        core,
        FAKE_SOCKET
        + """const answer = socket.ask({ type: "act", action: {} });
        sockets[0].onclose({ code: 1006 });
        dispatchEvent(new Event("online"));
        sockets[1].onopen();
        say(1, { type: "ack", id: sockets[1].sent[1].id, version: 8 });
        const { version } = await answer;
        sockets[1].onclose({ code: 1006 });
        dispatchEvent(new Event("online"));
        sockets[2].onopen();
        return [sockets[0].sent, sockets[1].sent, version, sockets[2].sent];""",
    )
    assert [message["type"] for message in first] == ["resume", "act"]
    assert again == first
    assert answer == 8
    assert [message["type"] for message in left] == ["resume"]


def test_a_refusal_is_told_to_who_asked(core: Page) -> None:
    refusal, heard = run(
        core,
        FAKE_SOCKET
        + """const asked = socket.ask({ type: "undo" });
        say(0, { type: "reject", id: sockets[0].sent[1].id, code: "stale", text: "Too late." });
        say(0, { type: "pong" });
        const refusal = await asked.catch((error) => error);
        return [refusal, heard];""",
    )
    assert refusal == {"code": "stale", "text": "Too late."}
    assert heard == []


def test_changes_wait_for_each_other_until_they_are_skipped(core: Page) -> None:
    shown = run(
        core,
        """const { Queue } = await core("queue");
        const shown = [];
        let finish;
        const queue = new Queue((change, signal) => {
          shown.push([change.n, signal.aborted]);
          return new Promise((resolve) => (finish = resolve));
        }, () => {});
        [1, 2, 3, 4].forEach((n) => queue.push({ n }));
        finish();
        await new Promise((resolve) => setTimeout(resolve));
        const before = shown.length;
        queue.skip();
        return [before, shown];""",
    )
    assert shown == [2, [[1, False], [2, False], [3, True], [4, True]]]


def test_a_decision_is_answered_once_and_its_beats_do_not_ask_again(core: Page) -> None:
    acts, seen = run(
        core,
        """const { Table } = await core("table");
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


def test_no_two_people_at_a_table_have_one_face(core: Page) -> None:
    faces = run(
        core,
        """const { distinct } = await core("names");
        const seat = (avatar, bot = null) => ({ avatar, bot });
        const seats = [seat("bear"), seat("bear"), seat("fox"), seat(null, "random"), seat("bear")];
        return distinct(seats).map(({ avatar }) => avatar);""",
    )
    assert faces == ["bear", "owl", "fox", None, "hare"]


def test_a_preview_is_forgotten_when_my_board_has_changed(core: Page) -> None:
    """After an undo the same decision can stand on another board."""
    asked = run(
        core,
        """const { Previews } = await core("preview");
        let asked = 0;
        const previews = new Previews(async () => ({ private: ++asked }));
        const [one, other] = [{}, {}];
        const get = (view) => previews.get({ id: "1.trap" }, { type: "trap.pass" }, view);
        return [await get(one), await get(one), await get(other)];""",
    )
    assert asked == [1, 1, 2]


def test_a_change_is_told_once_it_has_been_shown_and_in_order(core: Page) -> None:
    told = run(
        core,
        """const { Table } = await core("table");
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


def test_french_names_are_elided(core: Page) -> None:
    said = run(
        core,
        """const { elided } = await core("elision");
        return [elided("fr", "le royaume de ", "Ada"), elided("fr", "le royaume de ", "Théo"),
          elided("fr", "code ", "Ada"), elided("en", "le royaume de ", "Ada")];""",
    )
    assert said == ["le royaume d’", "le royaume de ", "code ", "le royaume de "]


def test_a_hand_that_moves_is_told_a_few_times_a_second_and_where_it_ends(core: Page) -> None:
    said, points = run(
        core,
        """const { Plan } = await core("plan");
        const { Emitter } = await core("emitter");
        const table = Object.assign(new Emitter(), { seat: 1 });
        const said = [];
        const say = ({ seat, at }) => said.push(`${seat} ${at}`);
        const plan = new Plan(table, { say, ask: null });
        for (let i = 0; i < 50; i += 1) plan.point(2, `p${i}`);
        await new Promise((done) => table.on("plan", () => plan.points[0].at === "p49" && done()));
        plan.pointed({ by: 0, seat: 1, at: "2,3" });
        const points = plan.points.map(({ by, seat, at }) => [by, seat, at]);
        plan.destroy();
        return [said, points];""",
    )
    assert said == ["2 p0", "2 p49"]
    assert points == [[1, 2, "p49"], [0, 1, "2,3"]]


def test_what_somebody_may_choose_follows_the_table(core: Page) -> None:
    asked, seen = run(
        core,
        """const { Plan } = await core("plan");
        const { Emitter } = await core("emitter");
        const table = Object.assign(new Emitter(), { seat: 0 });
        const answers = ["a", "a", "b"].map((decision) => ({ decision, kind: "k", actions: [] }));
        const asked = [];
        const ask = async (message) => (asked.push(message.type), answers.shift());
        const plan = new Plan(table, { ask, say() {} });
        const seen = [];
        table.on("plan", (what) => what === "aim" && seen.push(plan.aimed && plan.aimed.decision));
        await plan.aim(1);
        for (let i = 0; i < 2; i += 1) {
          table.emit("decision");
          await new Promise((done) => setTimeout(done));
        }
        plan.aim(null);
        table.emit("decision");
        plan.destroy();
        return [asked, seen];""",
    )
    assert asked == ["ideas"] * 3
    assert seen == [None, "a", "b", None]


def test_an_option_is_asked_for_only_where_it_matters(core: Page) -> None:
    shown = run(
        core,
        """const { fields } = await import("/static/pages/lobby/schema.js");
        const schema = { properties: {
          fast: { type: "boolean" },
          rival: { type: "boolean", only_seats: [1] },
          long: { type: "boolean", only: { fast: [false] } },
        } };
        const names = (values, seats) => fields(schema, values, seats).map(({ name }) => name);
        return [names({ fast: false }, 1), names({ fast: true }, 2)];""",
    )
    assert shown == [["fast", "rival", "long"], ["fast"]]


def test_a_game_brings_its_own_tabs(core: Page) -> None:
    """Its badges, where its feed is, and what it brings to the front."""
    core.set_viewport_size({"width": 390, "height": 844})
    steps = run(
        core,
        """const { PhoneTabs } = await core("phonetabs");
        const { Emitter } = await core("emitter");
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


def test_what_is_pending_is_kept_until_it_is_known(core: Page) -> None:
    kept, answer = run(
        core,
        """const { Outbox } = await core("outbox");
        const outbox = new Outbox();
        const { message, answer } = outbox.add({ type: "undo" });
        outbox.answered({ type: "pending", id: message.id, text: "" });
        const kept = outbox.messages.length;
        outbox.answered({ type: "ack", id: message.id, version: 7 });
        return [kept, await answer];""",
    )
    assert kept == 1
    assert (answer["type"], answer["version"]) == ("ack", 7)


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
    run(core, 'const { load } = await core("i18n"); await load("en");')
    return core


def test_what_was_taken_back_is_not_in_the_log(spoken: Page) -> None:
    lines, announced = run(
        spoken,
        TALK
        + """const { Log } = await core("log");
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
        + """const { Log } = await core("log");
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
    const { mount } = await core("replay");
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
