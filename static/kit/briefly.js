/** Something that is there for as long as it moves. */

/** @param {Element} node already in the page @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
export function briefly(node, frames, timing) {
  node.animate(frames, timing).finished.then(
    () => node.remove(),
    () => {}, // brought to rest before its end: all of it has been taken away
  );
}
