// A page whose program could not be fetched (a phone that changes networks) would stay empty: it says so, and is
// loaded again as soon as the server answers. Not a module: those are what is missing.
(function () {
  var KEY = "boneyard.boot";
  var LONGEST = 15000;
  var waiting = false;

  function tried() {
    try {
      return Number(sessionStorage.getItem(KEY)) || 0;
    } catch (error) {
      return 5; // storage is refused: never in a hurry
    }
  }

  function note(times) {
    try {
      sessionStorage.setItem(KEY, String(times));
    } catch (error) {
      // It waits as long as tried() says.
    }
  }

  function say() {
    var line = document.createElement("p");
    line.className = "banner";
    line.textContent = document.body.dataset.waiting;
    var place = document.createElement("div");
    place.id = "waiting";
    place.setAttribute("role", "status");
    place.append(line);
    document.body.append(place);
  }

  function again() {
    var times = tried();
    note(times + 1);
    setTimeout(
      function () {
        fetch(location.href, { method: "HEAD" }).then(function (answer) {
          if (answer.status >= 500) again();
          else location.reload();
        }, again);
      },
      Math.min(LONGEST, 300 * Math.pow(2, times)),
    );
  }

  addEventListener(
    "error",
    function (event) {
      if (waiting || event.target.tagName !== "SCRIPT") return;
      waiting = true;
      say();
      again();
    },
    true,
  );
  // All scripts are here: the next time the waits begin small again.
  addEventListener("load", function () {
    if (!waiting) note(0);
  });
})();
