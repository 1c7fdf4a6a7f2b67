/** The hand over the large board: hovering, tapping, holding. */

/** The place an event is about. */
const placeOf = (event) => event.target.closest?.("[data-place]")?.dataset.place ?? null;

export function pointing(client) {
  const { node } = client.board;
  node.addEventListener(
    "pointermove",
    (event) => event.pointerType === "mouse" && hover(client, placeOf(event)),
  );
  node.addEventListener("pointerleave", () => hover(client, null));
  node.addEventListener("click", (event) => tap(client, placeOf(event), event.pointerType));
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    const place = placeOf(event);
    if (!place) return;
    event.preventDefault();
    tap(client, place, "keyboard");
  });
  client.cells.grid.addEventListener("focusin", (event) => {
    if (event.target.matches?.(":focus-visible")) hover(client, placeOf(event));
  });
}

/** Resting on a lit place shows what choosing it would lead to. */
function hover(client, place) {
  const { way } = client;
  if (!way || client.hand?.at || client.taking || client.dragging) return;
  const lit = place && way.lit(client).has(place);
  client.consider((lit && way.action(client, place)) || way.picked?.(client) || null);
}

function tap(client, place, pointer) {
  if (client.playing) return client.playing.finish();
  if (!place || client.dragged) return;
  const { way } = client;
  if (way?.lit(client).has(place)) return way.tap(client, place, pointer);
  // A tap beside the lit places puts a tile away, and looks at what stands there.
  if (client.taking || client.hand?.at) client.hold(client.hand && { ...client.hand, at: null });
  else client.tips.lens(place);
}
