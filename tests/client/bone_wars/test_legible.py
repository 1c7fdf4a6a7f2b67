"""What must be read on the table of Bone Wars can be read: nothing covers it, nothing cuts it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engines.bone_wars.testing import play, scenario, species
from tests.client.support import bench as benches

from ..support.profiles import Profiles
from ..support.visitor import LAPTOP, PHONE
from .bench import BoneWarsBench
from .positions import position
from .test_layout import full

pytestmark = pytest.mark.browser

LONG = ["Archaeotherium", "Dictyocephalus", "Trimerorhachis", "Brontotherium", "Camarasaurus"]
COVERED = """([words, things, counted]) => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const lines = (node) => {
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      found.push(...[...range.getClientRects()].map((box) => [text.data, box]));
    }
    return found;
  };
  const whole = counted ? shown(counted) : [];
  const texts = [...shown(words).flatMap(lines), ...whole.map((one) => [one.classList, one.getBoundingClientRect()])];
  const found = shown(things).map((one) => [one, one.getBoundingClientRect()]);
  // letters do not fill their line
  const air = (box) => box.height * .2;
  return [texts.length, found.length, texts.flatMap(([text, box]) => found.filter(([, on]) =>
      Math.min(box.right, on.right) - Math.max(box.left, on.left) > 1.5
      && Math.min(box.bottom - air(box), on.bottom) - Math.max(box.top + air(box), on.top) > 1.5)
    .map(([one]) => `${one.className.baseVal ?? one.className} on ${text}`))];
}"""  # noqa: E501 - a script
WORDS = (
    ".site h3, .ring-site > b, .grant-text, .find b, .mode-button, .modes-panel h2,"
    " .hand-card .card-head b, .phone-site h2 > span:first-child"
)
THINGS = ".teams .piece, .modes-panel .who .piece, .hand-card .tag"
COUNTED = ".ring-site :is(.token, .hole, .phone-site-action, .spot, .piece)"
CUT = """selector => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  .filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const [text, box] = [range.getBoundingClientRect(), one.closest(".card, .patron").getBoundingClientRect()];
    return text.right > box.right + .5 || text.left < box.left - .5;
  }).map((one) => one.textContent)"""  # noqa: E501 - a script
BAR = """() => {
  const bar = document.querySelector(".topbar");
  bar.insertAdjacentHTML("afterbegin", '<a class="brand"><svg class="wordmark"></svg></a>');
  bar.querySelector("h1").remove();
  const tool = '<button type="button" class="icon-btn wide-only"></button>';
  const rest = '<button type="button" class="icon-btn"></button>'.repeat(2);
  bar.insertAdjacentHTML("beforeend", `<div class="row" id="room-tools">${tool.repeat(3)}${rest}</div>`);
}"""  # noqa: E501 - a script
HEADS = """() => {
  const bar = document.querySelector(".topbar").getBoundingClientRect();
  const all = [...document.querySelectorAll(".topbar :is(.brand, .rounds > li, .round-bonus, .supply > li, .order > li, .emblem, .purse > span, #room-tools > *)")]
    .filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()]);
  const out = all.filter(([, { left, right, top, bottom }]) =>
    left < bar.left - .5 || right > bar.right + .5 || top < bar.top - .5 || bottom > bar.bottom + .5);
  const over = all.flatMap(([one, a]) => all.filter(([other, b]) => one !== other && !one.contains(other) && !other.contains(one)
    && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1));
  return [...out, ...over].map(([one]) => one.getAttribute("class") || one.parentElement.className);
}"""  # noqa: E501 - a script

Kept = dict[tuple[bool, str, str], BoneWarsBench]


@pytest.fixture(scope="module")
def kept() -> Iterator[Kept]:
    """One for every look and language."""
    found: Kept = {}
    yield found
    for bench in found.values():
        bench.page.context.close()


@pytest.fixture
def show(browser: Profiles, kept: Kept) -> Any:
    """A position at a size; ``theme`` and ``lang`` are those of the page."""

    def make(state: Any, width: int, height: int, lang: str = "fr", theme: str = "light") -> Page:
        phone = width < 760
        if (phone, lang, theme) not in kept:
            look = {**(PHONE if phone else LAPTOP), "reduced_motion": "reduce"}
            page = browser.new_context(**look).new_page()
            kept[phone, lang, theme] = BoneWarsBench(page, state, lang=lang, theme=theme)
        bench = kept[phone, lang, theme]
        bench.page.set_viewport_size({"width": width, "height": height})
        bench.deal(state)
        return bench.page

    return make


def crowded(site: str) -> Any:
    """All teams on one site, all paleontologists on one place, a hand of long names."""
    everybody = {"team": site, "paleontologist": "minor", "money": 9}
    mine = {"species": LONG, "paleontologists": ["samuel_w_williston"]}
    return scenario(seats=4, p0=everybody | mine, p1=everybody, p2=everybody, p3=everybody)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (820, 1180), (390, 844)])
@pytest.mark.parametrize("site", ["montana", "new_mexico"])
def test_no_wagon_no_hat_and_no_price_lies_on_a_word(
    show: Any, site: str, width: int, height: int
) -> None:
    page = show(crowded(site), width, height)
    for tab in ["map", "desk", "finds"] if width < 760 else ["map"]:
        page.evaluate("tab => (document.body.dataset.tab = tab)", tab)
        words, things, covered = page.evaluate(COVERED, [WORDS, THINGS, ""])
        assert words >= 5, tab
        assert things >= 4, tab
        assert covered == [], tab


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568)])
@pytest.mark.parametrize("paid", [False, True], ids=["free", "paid"])
def test_no_price_of_a_step_lies_on_what_is_read_or_counted(
    show: Any, width: int, height: int, lang: str, paid: bool
) -> None:
    """Where everything is there still, and where all is taken."""
    here = {"card": LONG[0], "bones": ["torso", "tail", "limb_claw"]}
    built = {"camps_at": ["wyoming", "montana"], "team": "colorado"}
    sites = {"wyoming": here, "montana": here}
    state = scenario(seats=4, p0={"team": "montana"}, p1=built, p2=built, sites=sites)
    play(state, {"card": {"team": "T2"}})
    if paid:  # the card's free one is made
        play(state, {"do": "step", "to": "wyoming"})
    page = show(state, width, height, lang)
    page.evaluate("document.body.dataset.tab = 'map'")
    counted, prices, covered = page.evaluate(
        COVERED, [".ring-site > b, .ring-site .gone", ".ring-site .free-step", COUNTED]
    )
    assert counted > 30
    assert prices == 2
    assert covered == []


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080), (820, 1180)])
def test_a_third_archive_camp_leaves_the_slots_their_room(
    show: Any, width: int, height: int
) -> None:
    page = show(full(), width, height)
    expect(page.locator(".envelopes li:first-child .envelope-card")).to_have_count(3)
    crushed = page.evaluate("""() => [...document.querySelectorAll(".slots > li")].filter((slot) => {
      const [head, inside] = [":scope > header", ".slot-card"].map((part) => slot.querySelector(part).getBoundingClientRect());
      const text = slot.querySelector(".placeholder")?.getBoundingClientRect();
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      return inside.top < head.bottom - 1 || inside.height < 3 * rem || inside.bottom > slot.getBoundingClientRect().bottom + 1
        || (text && text.top < head.bottom - 1);
    }).length""")  # noqa: E501 - a script
    assert crushed == 0
    sites = page.evaluate("""() => [...document.querySelectorAll(".site")].filter((site) => {
      const [find, earth, foot] = [".find", ".depths", ".site-foot"].map((part) => site.querySelector(part).getBoundingClientRect());
      const lowest = Math.max(find.bottom, earth.bottom, ...[...site.querySelectorAll(".depths .token")].map((one) => one.getBoundingClientRect().bottom));
      return lowest > foot.top + 1 || foot.bottom > site.getBoundingClientRect().bottom;
    }).length""")  # noqa: E501 - a script
    assert sites == 0


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (820, 1180), (320, 568)])
@pytest.mark.parametrize("site", ["montana", "new_mexico"])
def test_the_kinds_of_camps_stay_in_their_site(
    show: Any, site: str, width: int, height: int
) -> None:
    built = {"camps_at": [site]}
    state = scenario(seats=4, p0={"team": site, "money": 9}, p1=built, p2=built)
    play(state, {"card": {"team": "T2"}})
    page = show(state, width, height)
    page.evaluate("document.body.dataset.tab = 'map'")
    root = ".phone-site" if width < 760 else f'[data-site="{site}"]'
    page.locator(f"{root} .spot.legal").first.click()
    expect(page.locator(f"{root} .spot.legal")).to_have_count(2)
    out = page.evaluate(
        """root => {
          const site = document.querySelector(root).getBoundingClientRect();
          return [...document.querySelectorAll(`${root} .camps > *, ${root} .site-action`)]
            .map((one) => one.getBoundingClientRect())
            .filter(({ left, right, bottom }) => left < site.left || right > site.right - 1 || bottom > site.bottom)
            .length;
        }""",  # noqa: E501 - a script
        root,
    )
    assert out == 0


def test_names_of_cards_and_small_numbers_are_whole(show: Any) -> None:
    state = full()
    state.players[0].species = [species(name) for name in LONG]
    for width, height in [(1366, 768), (820, 1180), (390, 844)]:
        page = show(state, width, height)
        page.evaluate("document.body.dataset.tab = 'desk'")
        assert (
            page.evaluate(CUT, ".hand-card .species-card .card-head b, .patron footer li") == []
        ), width
    page.evaluate("document.body.dataset.tab = 'patrons'")
    assert page.evaluate(CUT, ".patron footer li") == []


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "large"])
def test_the_bar_on_top_holds_what_is_in_it(
    browser: Profiles, monkeypatch: pytest.MonkeyPatch, phone: bool
) -> None:
    people = [(name.ljust(32, "w"), face) for name, face in benches.PEOPLE]
    monkeypatch.setattr(benches, "PEOPLE", people)
    context = browser.new_context(**PHONE if phone else LAPTOP)
    page = context.new_page()
    bench = BoneWarsBench(page, scenario(seats=4), lang="fr")
    page.evaluate(BAR)
    wide = [(820, 1180), (1180, 820), (1366, 768), (2560, 1440), (3840, 2160)]
    for width, height in [(320, 568), (390, 844), (667, 375)] if phone else wide:
        page.set_viewport_size({"width": width, "height": height})
        bench.deal(bench.state)
        assert page.evaluate(HEADS) == [], width
    context.close()


def test_a_paper_is_no_wider_than_a_phone(show: Any) -> None:
    for width, height in [(390, 844), (320, 568)]:
        page = show(position("publish.bone"), width, height)
        expect(page.locator(".dialog .meter")).to_be_visible()
        wider = """width => [...document.querySelectorAll(".dialog .panes, .dialog .panes *")]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > width)
          .map((one) => one.getAttribute("class"))"""
        assert page.evaluate(wider, width) == []


def test_crates_stand_out_by_lamplight(show: Any) -> None:
    page = show(full(), 1366, 768, theme="dark")
    page.add_script_tag(
        content="""window.contrast = (one, other) => {
      const light = (text) => {
        const [r, g, b] = text.match(/[\\d.]+/g).slice(0, 3).map((each) => each / 255)
          .map((each) => (each <= .04045 ? each / 12.92 : ((each + .055) / 1.055) ** 2.4));
        return .2126 * r + .7152 * g + .0722 * b;
      };
      const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
      return (a + .05) / (b + .05);
    }"""
    )
    board, crate, rim = page.evaluate("""() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = "var(--leather)";
      const { backgroundColor, borderTopColor } = getComputedStyle(document.querySelector(".crates li:has(.token)"));
      return [getComputedStyle(probe).color, backgroundColor, borderTopColor];
    }""")  # noqa: E501 - a script
    contrast = page.evaluate("([a, b]) => contrast(a, b)", [board, crate])
    assert contrast >= 3
    assert page.evaluate("([a, b]) => contrast(a, b)", [crate, rim]) >= 1.8
