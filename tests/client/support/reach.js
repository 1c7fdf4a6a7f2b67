// Runs in the frame of tests/client/support/frame.py: what can't be pressed there, on each of these sizes.
async ({ primary, again, tabs = [], over, list, down, sizes, names = [] }) => {
  let [least, lesser] = [0, 0];
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const covering = () => (over && document.querySelector(over)) || document;
  const found = () =>
    [...covering().querySelectorAll(primary)].filter(
      (node) => node.checkVisibility() && !node.closest("[inert]"),
    );
  const clips = (node, axis) => getComputedStyle(node)[`overflow-${axis}`] !== "visible";
  const scrolls = (node, axis) => /auto|scroll/.test(getComputedStyle(node)[`overflow-${axis}`]);
  const around = (node) => {
    const all = [];
    for (let each = node.parentElement; each && each !== document.body; each = each.parentElement)
      all.push(each);
    return all;
  };
  // As a finger would: only what is meant to scroll does.
  const bring = (node) => {
    for (const each of around(node)) {
      const [one, box] = [node.getBoundingClientRect(), each.getBoundingClientRect()];
      if (scrolls(each, "y")) {
        if (one.bottom > box.bottom) each.scrollTop += one.bottom - box.bottom + 6;
        if (one.top < box.top) each.scrollTop -= box.top - one.top + 6;
      }
      if (scrolls(each, "x")) {
        if (one.right > box.right) each.scrollLeft += one.right - box.right + 6;
        if (one.left < box.left) each.scrollLeft -= box.left - one.left + 6;
      }
    }
  };
  const inDocument = (node) => {
    const box = node.getBoundingClientRect();
    const { scrollHeight } = document.documentElement;
    if (scrollHeight > innerHeight) scrollBy(0, box.top - (innerHeight - box.height) / 2);
  };
  const seen = (node) => {
    const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const each of around(node)) {
      const one = each.getBoundingClientRect();
      if (clips(each, "x"))
        [box.left, box.right] = [Math.max(box.left, one.left), Math.min(box.right, one.right)];
      if (clips(each, "y"))
        [box.top, box.bottom] = [Math.max(box.top, one.top), Math.min(box.bottom, one.bottom)];
    }
    return box;
  };
  const spilt = (node, box) => {
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walk.nextNode()) {
      const { parentElement: holder } = walk.currentNode;
      if (!walk.currentNode.data.trim() || !holder.checkVisibility()) continue;
      const { textOverflow, clipPath } = getComputedStyle(holder);
      if (textOverflow === "ellipsis" || clipPath !== "none") continue; // has a tip; is for who can't see
      range.selectNodeContents(walk.currentNode);
      const one = range.getBoundingClientRect();
      if (
        one.width &&
        (one.left < box.left - 1 || one.right > box.right + 1 || one.bottom > box.bottom + 2)
      )
        return true;
    }
    return false;
  };
  const hits = (node, x, y) => {
    const top = document.elementFromPoint(x, y);
    return (
      top !== null &&
      (node.contains(top) || (top.contains(node) && top.closest("label, button") !== null))
    );
  };
  // Some can be pressed a little beside what is drawn of them.
  const wide = (node, { left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ].every(([dx, dy]) => hits(node, x + dx * (least / 2 - 1), y + dy * (least / 2 - 1)));
  };
  const fault = (node) => {
    bring(node);
    if (getComputedStyle(document.body).overflowY === "visible") inDocument(node);
    const box = node.getBoundingClientRect();
    const out = seen(node);
    const px = (...sides) => sides.map((side) => Math.round(side)).join(" ");
    if (
      box.left < out.left - 1 ||
      box.top < out.top - 1 ||
      box.right > out.right + 1 ||
      box.bottom > out.bottom + 1
    )
      return `is cut: ${px(box.left, box.top, box.right, box.bottom)} in ${px(out.left, out.top, out.right, out.bottom)}`;
    const needed =
      again && node.matches(again) && document.querySelector("[data-chip], .tray .pick")
        ? lesser
        : least;
    if (Math.min(box.width, box.height) < needed - 0.5 && !wide(node, box))
      return `is small: ${px(box.width, box.height)}`;
    for (const [x, y] of [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ]) {
      const at = [box.left + box.width * x, box.top + box.height * y];
      const top = document.elementFromPoint(...at);
      if (!hits(node, ...at)) return `is covered by ${top?.tagName}.${top?.getAttribute("class")}`;
    }
    return spilt(node, box) ? "has more to say than it holds" : null;
  };
  const name = (node) =>
    node.dataset.place ??
    node.dataset.key ??
    node.dataset.to ??
    node.ariaLabel ??
    node.textContent.trim();
  // What stands in the bar stands beside each other, and whole.
  const header = () => {
    const parts = [...document.querySelectorAll(".topbar > *, #status > * > *")].filter(
      (node) =>
        node.checkVisibility() &&
        getComputedStyle(node).position === "static" &&
        node.getBoundingClientRect().width,
    );
    const bar = document.querySelector(".topbar").getBoundingClientRect();
    return parts.flatMap((node, at) => {
      const box = node.getBoundingClientRect();
      const last = parts
        .slice(0, at)
        .find(
          (other) =>
            !other.contains(node) &&
            other.getBoundingClientRect().right > box.left + 1 &&
            other.getBoundingClientRect().left < box.right - 1 &&
            other.getBoundingClientRect().bottom > box.top + 1 &&
            other.getBoundingClientRect().top < box.bottom - 1,
        );
      const cut =
        box.top < bar.top - 1 ||
        box.bottom > bar.bottom + 1 ||
        box.left < -1 ||
        box.right > innerWidth + 1 ||
        spilt(node, seen(node));
      const untold = [node, ...node.querySelectorAll("*")].find(
        (each) =>
          getComputedStyle(each).textOverflow === "ellipsis" &&
          each.scrollWidth > each.clientWidth + 1 &&
          !each.closest("[title]"),
      );
      return [
        untold && `${untold.className} ends in dots without a tip in the bar`,
        last && `${node.className || node.id} lies over ${last.className || last.id} in the bar`,
        cut && !dotted(node) && `${node.className || node.id} is cut in the bar`,
      ].filter(Boolean);
    });
  };
  // A name that does not fit ends in dots, and whoever points at it reads the whole.
  const shortened = (whole) => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const wrong = new Set();
    while (walk.nextNode()) {
      const node = walk.currentNode.parentElement;
      if (
        !walk.currentNode.data.includes(whole) ||
        !node.checkVisibility() ||
        node.closest(".sr-only, script, .feed")
      )
        continue;
      range.selectNodeContents(walk.currentNode);
      const box = range.getBoundingClientRect();
      const limits = [node, ...around(node)].filter(
        (each) => clips(each, "x") && !scrolls(each, "x"),
      );
      const out =
        limits.find((each) => each.getBoundingClientRect().right < box.right - 1) ??
        (box.right > innerWidth + 1 && document.body);
      if (!out) continue;
      if (getComputedStyle(out).textOverflow !== "ellipsis")
        wrong.add(
          `a name is cut without dots in ${node.className || node.tagName} of ${node.parentElement.className}`,
        );
      else if (!out.closest("[title]")?.title.includes(whole))
        wrong.add(
          `a name has no tip in ${node.className || node.tagName} of ${node.parentElement.className}`,
        );
    }
    return [...wrong];
  };
  const dotted = (node) =>
    [node, ...node.querySelectorAll("*")].some(
      (each) => getComputedStyle(each).textOverflow === "ellipsis" && each.title,
    );
  const look = async () => {
    const faults = [];
    let any = 0;
    for (const tab of tabs.length && innerWidth < 760 ? tabs : [null]) {
      if (tab) document.body.dataset.tab = tab;
      await frame();
      await frame();
      for (const node of found()) {
        any += 1;
        const wrong = fault(node);
        if (wrong) faults.push(`${node.getAttribute("class")} "${name(node)}" ${wrong}`);
      }
    }
    if (!any) faults.push("nothing to press");
    const openers = [...document.querySelectorAll(list || "none")].filter((node) =>
      node.checkVisibility(),
    );
    if (list && covering() === document && !openers.some((node) => !fault(node)))
      faults.push("no list of choices");
    faults.push(...header(), ...names.flatMap(shortened));
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`);
    for (const node of document.querySelectorAll(down || "none")) {
      if (node.scrollWidth > node.clientWidth + 1)
        faults.push(`${node.className} is ${node.scrollWidth} wide and shows ${node.clientWidth}`);
    }
    return faults;
  };
  const all = [];
  for (const { width, height, finger, pointer } of sizes) {
    [least, lesser] = [finger, pointer];
    if (frameElement)
      Object.assign(frameElement.style, { width: `${width}px`, height: `${height}px` });
    for (const wrong of await look()) all.push(`${width}x${height}: ${wrong}`);
  }
  return all;
};
