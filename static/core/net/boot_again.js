// A page whose program could not be fetched (a phone that changes networks) would stay empty: it says so, and is
// loaded again as soon as the server answers. Not a module: those are what is missing.
(() => {
  const KEY = "boneyard.boot";
  const LONGEST = 15000;
  let waiting = false;

  function tried() {
    try {
      return Number(sessionStorage.getItem(KEY)) || 0;
    } catch {
      return 5; // storage is refused: never in a hurry
    }
  }

  function note(times) {
    try {
      sessionStorage.setItem(KEY, String(times));
    } catch {
      // It waits as long as tried() says.
    }
  }

  function say() {
    const line = document.createElement("p");
    line.className = "banner";
    line.textContent = document.body.dataset.waiting;
    const place = document.createElement("div");
    place.id = "waiting";
    place.setAttribute("role", "status");
    place.append(line);
    document.body.append(place);
  }

  function again() {
    const times = tried();
    note(times + 1);
    setTimeout(
      () => {
        fetch(location.href, { method: "HEAD" }).then((answer) => {
          if (answer.status >= 500) again();
          else location.reload();
        }, again);
      },
      Math.min(LONGEST, 300 * 2 ** times),
    );
  }

  addEventListener(
    "error",
    (event) => {
      if (waiting || /** @type {Element} */ (event.target).tagName !== "SCRIPT") return;
      waiting = true;
      say();
      again();
    },
    true,
  );
  // All scripts are here: the next time the waits begin small again.
  addEventListener("load", () => {
    if (!waiting) note(0);
  });
})();
