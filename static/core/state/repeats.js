// A sealed phase is told twice: to its owner while it chooses, and to everybody, word for word,
// when it is shown. Nobody wants to see or read the same thing twice.

export class Repeats {
  #seat;
  /** @type {string[][]} what I was told of my own doing, a list per frame */ #frames = [];

  /** @param {number|null} seat mine */
  constructor(seat) {
    this.#seat = seat;
  }

  /**
   * The events of a frame that are news.
   * @param {{type: string, seat?: number}[]} events
   */
  news(events) {
    if (this.#seat === null) return events;
    const mine = [];
    let repeated = false;
    this.#frames.push(mine);
    const fresh = events.filter((event) => {
      const text = JSON.stringify(event);
      if (this.#take(text)) {
        repeated = true;
        return false;
      }
      if (event.type === "undone" && event.seat === this.#seat) this.#frames.splice(-2, 1);
      else if (event.seat === this.#seat) mine.push(text);
      return true;
    });
    // Others' deeds without a repetition of mine: that phase is over, and its words must not
    // hide the same deed in a later one.
    if (!repeated && events.some((event) => event.seat !== this.#seat)) this.#frames = [];
    this.#frames = this.#frames.filter((frame) => frame.length);
    return fresh;
  }

  #take(text) {
    for (const frame of this.#frames) {
      const index = frame.indexOf(text);
      if (index >= 0) return frame.splice(index, 1).length > 0;
    }
    return false;
  }
}
