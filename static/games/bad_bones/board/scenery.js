/** Where the trees and the marks in the snow are: drawn once, by hand, the same on every board. */

/** Entries between commas; their numbers as numbers. @param {...string} lines @returns {any[][]} */
export const rows = (...lines) =>
  lines
    .flatMap((line) => line.split(", "))
    .map((entry) => entry.split(" ").map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)));

/** Kind, left, top, size; from the back to the front. */
export const TREES = rows(
  "mid 251 0 46, tall 551 0 46, mid 57 4 46, tall 572 -6 56, tall 34 -4 56, tall 152 0 52",
  "tall 359 3 52, mid 453 4 52, small 606 0 56, mid 4 2 56, mid 168 23 48, mid 365 23 48",
  "tall 447 24 48, mid 259 26 48, mid 556 28 48, mid 50 30 48, mid 576 43 46, small 31 39 54",
  "small 8 40 56, small 604 40 56, small 6 43 54, tall 608 44 54, mid 9 158 46, small 32 158 46",
  "mid 575 158 46, mid 609 154 54, small 582 250 50, mid 35 259 50, mid 10 257 54, mid 607 259 54",
  "tall 583 357 50, small 607 357 50, mid 13 354 54, tall 33 354 54, small 31 459 50",
  "mid 609 457 54, tall 12 458 54, mid 576 459 54, small 607 538 46, mid 13 543 46, mid 579 542 50",
  "mid 34 548 46",
);

/** Enough for a small board. */
export const FEW_TREES = rows(
  "small 254 2 46, mid 60 3 46, mid 572 -6 56, mid 460 5 46, mid 34 -4 56, mid 558 2 52",
  "mid 158 3 52, mid 355 3 52, small 606 0 56, mid 4 2 56, mid 7 38 54, small 611 46 46",
  "mid 8 40 56, small 604 40 56, mid 603 150 46, mid 6 158 54, mid 3 254 46, mid 611 257 46",
  "mid 607 350 50, tall 7 355 54, small 611 453 50, small 11 457 50, small 605 547 50",
  "tall 8 545 54",
);

/** Tufts of grass, drifts and pebbles under the snow: left, top. */
export const TUFTS = rows(
  "106 144, 368 105, 517 111, 120 261, 148 238, 232 265, 303 213, 403 269, 434 241, 139 319",
  "523 299, 512 351, 159 404, 244 411, 366 417, 426 442, 556 457, 537 431, 232 509, 336 526",
  "423 523, 507 527",
);
export const DRIFTS = rows(
  "135 117, 258 125, 249 151, 205 168, 431 151, 409 171, 518 145, 502 170, 152 244, 217 229",
  "237 255, 315 241, 356 251, 554 206, 257 305, 357 308, 345 368, 442 327, 416 317, 517 331",
  "165 448, 245 405, 220 454, 337 404, 340 401, 420 446, 454 413, 533 408, 114 564, 161 544",
  "227 564, 429 558, 538 544",
);
export const PEBBLES = rows(
  "100 107, 366 113, 344 104, 399 169, 457 272, 502 209, 533 271, 151 334, 138 300, 230 314",
  "244 348, 311 353, 429 351, 166 438, 163 501, 215 543, 362 567, 318 528, 439 501, 538 555",
);
