/** Nested rules: properties of CSS in camel case, and below a selector or an at-rule more of them. */
export interface Rules {
  readonly [name: string]: StyleValue | Rules;
}

/** CSS properties by style prop; without an entry, the property of its name. */
export interface PropertyTable {
  /** A category of tokens, or the values that have names. */
  readonly values?: string | Readonly<Record<string, string>>;
  /** With `ANY` where the value stands. */
  readonly rules?: Rules;
  /** Rules of the values that `values` and `rules` don't describe. */
  readonly cases?: Readonly<Record<string, Rules>>;
}

/** The parts of Chakra's system that a page needs. */
export interface Tables {
  /** Reset, tokens and styles of all pages, as CSS. */
  readonly baseStyles: string;
  /** By category and name. */
  readonly tokens: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly properties: Readonly<Record<string, PropertyTable>>;
  readonly shorthands: Readonly<Record<string, string>>;
  /** Selectors and at-rules, the outer one first. */
  readonly conditions: Readonly<Record<string, string | readonly string[]>>;
  /** Style props that are no utilities of Chakra's, with spaces between. */
  readonly plainProperties: string;
}

export const ANY = '__any__';

export type StyleValue = string | number | boolean;

/** The rules of a style prop with a value. */
export function rulesOf(
  name: string,
  value: StyleValue,
  { properties, tokens }: Pick<Tables, 'properties' | 'tokens'>,
): Rules {
  const table = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const given = table?.cases?.[String(value)];
  if (given) return given;
  const named = (typeof table?.values === 'string' ? tokens[table.values] : table?.values)?.[String(value)] ?? value;
  return table?.rules ? fill(table.rules, named) : { [name]: named };
}

function fill(rules: Rules, value: StyleValue): Rules {
  const filled: Record<string, StyleValue | Rules> = {};
  for (const [name, part] of Object.entries(rules)) {
    if (typeof part === 'object') filled[name.replace(ANY, String(value))] = fill(part, value);
    else filled[name] = part === ANY ? value : typeof part === 'string' ? part.replaceAll(ANY, String(value)) : part;
  }
  return filled;
}
