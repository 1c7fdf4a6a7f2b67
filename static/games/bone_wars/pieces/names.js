/** What the drawings of things are called, and the order in which they are told. */

export const BONES = [
  "torso",
  "tail",
  "skull_carnivore",
  "skull_herbivore",
  "limb_paw",
  "limb_flipper",
  "limb_claw",
  "limb_wing",
];
export const PARTS = ["torso", "tail", "skull", "limb"];
export const PATRONS = ["marsh", "cope"];
export const MODES = ["publish", "debunk", "award", "minor"];
export const ENVELOPES = ["A", "B", "C", "D", "E"];
export const AWARDS = ["A", "B", "C"];

/** Two rows of three, roughly as on a map: neighbours of the ring lie side by side. */
export const SITES = ["wyoming", "montana", "nebraska", "colorado", "new_mexico", "kansas"];

/** Colour and emblem of each seat. None is red or blue: those are the patrons'. */
export const SEATS = ["a", "b", "c", "d"];
export const EMBLEMS = ["seat-pick", "seat-lantern", "seat-compass", "seat-boot"];

/** `torso` → `bone-torso`, `limb_paw` → `bone-paw`, `skull_any` → `bone-skull-any`. */
export const boneDrawing = (type) =>
  `bone-${type === "limb_any" ? "limb-any" : type.replace("limb_", "").replaceAll("_", "-")}`;

const kebab = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const BONUSES = { removeCover: "cover", digSiteActions3: "digsite3" };
export const bonusDrawing = (key) => `bonus-${BONUSES[key] ?? kebab(key)}`;

const TILES = { takeBackPaleontologist: "take-back" };
export const tileDrawing = (key) => `dsa-${TILES[key] ?? kebab(key)}`;

export const prizeDrawing = (key) => `prize-${key}`;

/** Also of the other team actions: `dig discover site camp deeper step`. */
const ACTIONS = { minor: "find", step: "move", team: "dig" };
export const actionDrawing = (mode) => `act-${ACTIONS[mode] ?? mode}`;

const SPECIALISTS = { sketchArtist: "artist" };
export const specialistDrawing = (id) => `spec-${SPECIALISTS[id] ?? id}`;

export const personDrawing = (id) => `pal-${id.split("_").at(-1)}`;

/** What a bonus word of `components` looks like. */
export const GAINS = {
  money: "dollar",
  rp: "reputation",
  bones: "bag",
  rare: "rare",
  species: "card-species",
  choose_species: "bonus-choose-species",
  paleontologist: "card-paleo",
  cover: "bonus-cover",
  upgrade_team: "bonus-upgrade-team",
  upgrade_slot: "bonus-upgrade-slot",
  reclassify: "prize-reclassify",
  dig_site_actions: "bonus-digsite3",
  loyalty: "loyalty",
  round_bonus: "award",
  swap: "dsa-swap-patron",
  cycle: "dsa-cycle-species",
  exchange: "dsa-exchange-rare",
  take_back: "dsa-take-back",
};

/** The verb that a grant changes, as a sign beside its sentence. */
export const GRANTS = {
  discover_costs1: "act-discover",
  minor_find_icons_wild: "act-find",
  rare_instead_of_bag: "rare",
  debunk_wild_bone: "act-debunk",
  publish_wild_bone: "act-publish",
  ignore_slot_cost: "slot",
  reclassify_full_bonus: "prize-reclassify",
  minor_find_takes_round_bonus: "act-find",
  publish4_any_round_bonus: "act-publish",
  debunk_loyalty_for_round_bonus: "act-debunk",
  paleontologist_may_stay: "paleontologist",
  round_bonus_as_minor_find_bonus: "award",
  meet_team_money1: "dollar",
  extra_free_moves2: "act-move",
};

/** Long names are set closer, very long ones narrower: a class for it. @param {string} name of a species */
export const closer = ({ length }) => (length > 11 ? "xl" : length > 10 && "lg");
