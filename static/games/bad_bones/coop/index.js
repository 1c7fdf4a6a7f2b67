/**
 * The table of the cooperative game: the capital in the middle, my board below it, the others round it.
 *
 * Hooks for planning together (`plan/`):
 *   client.parts.plan           `.plan-slot`: where the proposals' panel goes, in every form (on a phone a
 *                               strip between board and supply). Fill it; empty it takes no room.
 *   client.drawings(seat)       every drawing of that seat's board on the page (in the cross, enlarged).
 *   drawing.layers.plan         `<g class="l-plan plan-layer">`, above the tiles, below the tile in hand.
 *   drawing.turn.at(place)      the middle of a place of its owner, such as "r,c", in the drawing's units
 *                               (a space is 100 wide), however the board is turned.
 *   drawing.turn.tile(kind)     a tile as it is seen there: walls lean the other way on boards that lie on
 *                               their side. drawing.turn.facing(facing) likewise.
 *   client.onPage(seat, place)  the same middle on the page: {x, y, scale}, or null where none is shown.
 *   client.under({x, y})        what is at a point of the page: {seat, place} or null.
 */
import { needs } from "../extras/needs.js";
import { load } from "../styles.js";

export { Together } from "./together.js";

// The table is not shown before it has its styles and drawings: nothing may jump.
await Promise.all([load("coop"), needs({ mode: "cooperative" })]);
