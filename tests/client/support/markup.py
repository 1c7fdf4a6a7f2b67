"""What a validator would say about a page, as it stands in the browser (issue 10, 2.12)."""

from playwright.sync_api import Page, Response

from .validated import validated

WALK = """() => {
  const wrong = [];
  const say = (what, node) => wrong.push(`${what}: ${node.outerHTML.slice(0, 120)}`);
  const PHRASING = new Set(`a abbr audio b bdi bdo br button canvas cite code data datalist del dfn em embed i
    iframe img input ins kbd label map mark meter noscript object output picture progress q ruby s samp script select
    slot small span strong sub sup template textarea time u var video wbr svg math link meta`.split(/\\s+/));
  const HEADING = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
  const ONLY_PHRASING = `p, h1, h2, h3, h4, h5, h6, button, span, b, em, i, small, strong, label, legend, summary,
    dt, code, abbr, time, output`;
  const inside = (node) => [...node.children].flatMap((child) => child.namespaceURI.endsWith("svg") ? [child] : [child, ...inside(child)]);
  const tag = (node) => node.localName;

  const shown = [...document.querySelectorAll("h1")].filter((each) => each.checkVisibility());
  if (shown.length !== 1) wrong.push(`${shown.length} h1`);

  for (const node of document.body.querySelectorAll(ONLY_PHRASING)) {
    for (const child of inside(node)) {
      const allowed = PHRASING.has(tag(child)) || (tag(node) === "summary" && HEADING.has(tag(child)));
      if (!allowed) say(`${tag(child)} inside ${tag(node)}`, node);
    }
  }
  for (const node of document.body.querySelectorAll("button, a[href]")) {
    const inner = node.querySelector("button, a[href], input, select, textarea, [tabindex]");
    if (inner) say(`${tag(inner)} inside ${tag(node)}`, node);
  }
  for (const node of document.body.querySelectorAll("ul, ol")) {
    for (const child of node.children) if (!["li", "template", "script"].includes(tag(child))) say(`${tag(child)} in a list`, node);
  }
  const ids = [...document.querySelectorAll("[id]")].filter((node) => !node.closest("symbol")).map((node) => node.id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) wrong.push(`twice: #${id}`);

  for (const node of document.querySelectorAll("[role=tab]")) {
    if (!document.getElementById(node.getAttribute("aria-controls"))?.matches("[role=tabpanel]")) say("a tab of no panel", node);
  }
  const NAMELESS = "div, span, p, b, i, em, small, strong, li, dt, dd, code, time, figcaption, legend, label";
  for (const node of document.body.querySelectorAll("[aria-label]")) {
    if (node.matches(NAMELESS) && !node.hasAttribute("role")) say("a label on what has no role", node);
  }
  for (const node of document.querySelectorAll("[aria-labelledby], [aria-describedby], [for]")) {
    for (const name of ["aria-labelledby", "aria-describedby", "for"]) {
      for (const id of (node.getAttribute(name) ?? "").split(/\\s+/).filter(Boolean)) {
        if (!document.getElementById(id)) say(`${name} of nothing`, node);
      }
    }
  }
  const FOCUS = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]:not([tabindex^='-'])";
  for (const node of document.body.querySelectorAll("*")) {
    if (!(node instanceof HTMLElement) || !node.checkVisibility()) continue;
    const { overflowX, overflowY } = getComputedStyle(node);
    const rolls = (how, more) => ["auto", "scroll"].includes(how) && more > 1;
    if (!rolls(overflowY, node.scrollHeight - node.clientHeight) && !rolls(overflowX, node.scrollWidth - node.clientWidth)) continue;
    if (!node.matches(FOCUS) && ![...node.querySelectorAll(FOCUS)].some((each) => each.checkVisibility())) say("out of reach of keys", node);
  }
  return [...new Set(wrong)];
}"""  # noqa: E501


class Markup:
    """Pages, one after another. What is wrong with them is asked once, at the end."""

    def __init__(self) -> None:
        self._walked: dict[str, list[str]] = {}
        self._served: dict[str, str] = {}
        self._drawn: dict[str, str] = {}

    def served(self, name: str, answer: Response | None) -> None:
        """As the server has written it."""
        assert answer
        self._served[name] = answer.text()

    def look(self, name: str, page: Page) -> None:
        """As it stands in the browser. One heading of the page, nothing where it may not be, tabs
        with their panels, labels only where they are read, and whatever scrolls can be scrolled by
        keys: that needs the browser; html-validate reads the rest."""
        self._walked[name] = page.evaluate(WALK)
        self._drawn[name] = page.content()

    @property
    def wrong(self) -> dict[str, list[str]]:
        walked = {name: wrong for name, wrong in self._walked.items() if wrong}
        return walked | validated(served=self._served, drawn=self._drawn)
