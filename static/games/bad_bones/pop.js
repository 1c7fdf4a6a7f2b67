/** Small papers over the board, near a place of it. */
import { HEIGHT, WIDTH, point } from "./geometry.js";

/**
 * Lays `paper` under (or, low on the board, above) a place.
 * @param {object} client
 * @param {string} place
 * @param {HTMLElement} paper
 */
export function pop(client, place, paper) {
  const { x, y } = point(place);
  const above = y > HEIGHT * 0.72;
  paper.classList.toggle("above", above);
  paper.classList.toggle("at-left", x < 140);
  paper.classList.toggle("at-right", x > WIDTH - 140);
  paper.style.left = `${(x / WIDTH) * 100}%`;
  paper.style.top = `${((above ? y - 40 : y + 34) / HEIGHT) * 100}%`;
  client.parts.over.append(paper);
}
