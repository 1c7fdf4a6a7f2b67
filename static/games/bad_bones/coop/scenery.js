/** Where the trees are on a board at the capital: as in `../board/scenery.js`, with the forest below. */
import { rows } from "../board/scenery.js";

/** Kind, left, top, size; from the back to the front. */
export const TREES = rows(
  "tall 28 57 54, mid -3 64 54, mid 611 64 54, tall 589 67 50, small 6 152 46, small 588 152 54",
  "mid 617 157 46, small 27 160 46, tall 593 250 46, small 609 249 50, tall 4 253 50",
  "tall 24 260 46, mid 614 353 50, mid 589 352 54, mid 3 356 54, mid 30 360 46, tall 27 454 46",
  "tall 594 454 46, small 620 456 46, mid -2 454 50, tall 594 550 46, mid 611 552 50, mid 4 556 50",
  "small 28 556 50, small 1 579 50, tall 611 576 54, mid 350 582 54, mid 156 587 50",
  "small 64 589 50, mid 461 590 50, mid 255 590 54, small 561 596 46, mid 49 608 54",
  "small 260 614 46, mid 3 608 54, mid 611 614 46, mid 161 613 50, mid 555 610 54, mid 351 614 54",
  "small 31 614 54, tall 583 620 46, tall 460 616 54",
);

/** Enough for a small board, whichever way it lies. */
export const FEW_TREES = rows(
  "mid 8 72 46, mid 610 72 50, small 8 158 50, mid 606 158 46, mid 4 256 54, tall 604 256 54",
  "mid 606 357 46, mid 12 357 46, mid 4 457 54, small 608 457 50, mid 8 553 50, small 604 553 54",
  "mid 57 604 46, tall 157 604 50, mid 257 604 54, mid 357 604 54, small 457 604 50",
  "mid 560 604 50, mid 608 608 50, small 590 622 46",
);
