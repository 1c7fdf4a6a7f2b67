/** An engine's Options (JSON Schema) as a list of fields to show. */
import { has, t } from "../../core/text/i18n.js";

/**
 * `title` and `description` are keys of the engine's messages, `option.<name>` and `option.<name>.help`
 * if they are not given; a choice's are `<title>.<value>` and `<title>.<value>.help`. A property may say when it matters: `"only": {"mode": ["solo"]}`, `"only_seats": [1]`.
 * The values of a list may be things that the game has words and a drawing for: with `"words": "chief"`
 * they are `chief.<value>`, `chief.<value>.does` and the drawing `chief-<value>`.
 */
export function fields(schema, values, seats) {
  const resolve = (part) =>
    part.$ref ? { ...schema.$defs[part.$ref.split("/").pop()], ...part } : part;
  return Object.entries(schema.properties ?? {})
    .map(([name, part]) => ({ name, ...resolve(part) }))
    .filter((part) =>
      Object.entries(part.only ?? {}).every(([other, wanted]) => wanted.includes(values[other])),
    )
    .filter((part) => part.only_seats?.includes(seats) ?? true)
    .map((part) => field(part, resolve))
    .filter(Boolean);
}

function field(part, resolve) {
  const title = has(part.title) ? part.title : `option.${part.name}`;
  const base = {
    name: part.name,
    label: text(title) ?? part.name,
    help: text(part.description ?? `${title}.help`),
  };
  const choices = choicesOf(part);
  if (choices?.length > 1)
    return { ...base, kind: "enum", choices: choices.map((value) => choice(title, value)) };
  if (part.type === "boolean") return { ...base, kind: "bool" };
  if (part.type === "integer") {
    const from = part.minimum ?? 0;
    const to = part.maximum ?? from + 30;
    return {
      ...base,
      kind: "int",
      allowed: Array.from({ length: to - from + 1 }, (_, i) => from + i),
    };
  }
  const several = part.type === "array" && choicesOf(resolve(part.items ?? {}));
  if (several?.length)
    return {
      ...base,
      kind: "flags",
      choices: several.map((value) => thing({ ...part, title }, value)),
    };
  return null; // nothing to choose, or nothing this form knows
}

const choicesOf = (part) => part.enum ?? (part.const === undefined ? undefined : [part.const]);

const choice = (title, value) => ({
  value,
  label: text(`${title}.${value}`) ?? String(value),
  help: text(`${title}.${value}.help`),
});

const thing = ({ title, words }, value) =>
  words
    ? {
        value,
        label: text(`${words}.${value}`),
        help: text(`${words}.${value}.does`),
        drawing: `${words}-${value}`,
      }
    : choice(title, value);

const text = (key) => (has(key) ? t(key) : undefined);
