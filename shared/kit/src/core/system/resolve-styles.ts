import { type Rules, rulesOf, type StyleValue } from './style-tables.ts';
import { conditions, plainProperties, properties, shorthands, tokens } from './tables.generated.ts';

/** Style props, with conditions and several widths. */
export type Styles = object;

/** The parts of a recipe. */
export interface Recipe {
  readonly base?: Styles | undefined;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Styles>>>> | undefined;
  readonly defaultVariants?: Styles | undefined;
  readonly compoundVariants?: readonly { readonly css?: Styles | undefined }[] | undefined;
}

const WIDTHS = ['base', 'sm', 'md', 'lg', 'xl'];
const IMPORTANT = /\s*!(important)?/i;
/** In pixels. */
const UNITS: Readonly<Record<string, number>> = { ch: 8.9, em: 16, rem: 16, ex: 8.3, px: 1 };
const REFERENCE = /\{([^}]+)\}/g;

const styleProps = new Set([
  'css',
  ...plainProperties.split(' '),
  ...Object.keys(properties),
  ...Object.keys(shorthands),
]);

export function isStyleProp(name: string): boolean {
  return styleProps.has(name) || name.startsWith('--') || name in conditions || /[&@]/.test(name);
}

/** The rules of styles, of which the later ones count more. They are those of Chakra's `system.css`. */
export function resolveStyles(...all: readonly (Styles | undefined)[]): Rules {
  const merged: MutableStyles = {};
  for (const styles of all) if (styles) merge(merged, styles);
  const rules: MutableRules = {};
  collect(rules, merged, { property: null, within: [] });
  return inOrder(rules);
}

/** The rules of a recipe's styles for some variants, in the layer of recipes: style props come above it. */
export function resolveRecipe(recipe: Recipe, props: Styles): Rules {
  const { base, variants = {}, defaultVariants, compoundVariants = [] } = recipe;
  const chosen: MutableStyles = { ...defaultVariants };
  for (const [name, value] of Object.entries(props)) if (value !== undefined) chosen[name] = value;
  const ofVariants = Object.entries(chosen).map(([name, value]) => stylesOfVariant(variants[name], value));
  const ofCompounds = compoundVariants
    .filter(({ css: _, ...wanted }) =>
      Object.entries(wanted).every(([name, value]) => [value].flat().includes(chosen[name])),
    )
    .map(({ css }) => css);
  const rules = resolveStyles(base, ...ofVariants, ...ofCompounds);
  return Object.keys(rules).length > 0 ? { '@layer recipes': rules } : {};
}

interface MutableStyles {
  [name: string]: unknown;
}

interface MutableRules {
  [name: string]: StyleValue | MutableRules;
}

/** The value of a variant can differ by condition. */
function stylesOfVariant(options: Readonly<Record<string, Styles>> = {}, value: unknown): Styles | undefined {
  if (!isStyles(value)) return options[String(value)];
  const styles: MutableStyles = {};
  for (const [condition, option] of Object.entries(byWidth(value)))
    merge(styles, condition === 'base' ? (options[String(option)] ?? {}) : { [condition]: options[String(option)] });
  return styles;
}

/** Under the full names of style props, and with lists of values under their widths. */
function merge(into: MutableStyles, styles: Styles): void {
  for (const [given, value] of Object.entries(styles)) {
    if (value === undefined || value === null) continue;
    const name = shorthands[given] ?? given;
    if (!isStyles(value)) into[name] = value;
    else {
      const present = into[name];
      const below: MutableStyles = isStyles(present) ? present : {};
      into[name] = below;
      merge(below, byWidth(value));
    }
  }
}

function isStyles(value: unknown): value is MutableStyles {
  return typeof value === 'object' && value !== null;
}

function byWidth(value: Styles): Styles {
  return Array.isArray(value) ? Object.fromEntries(value.map((one, at) => [WIDTHS[at], one])) : value;
}

interface Place {
  readonly property: string | null;
  /** Selectors and at-rules, the outer one first. */
  readonly within: readonly string[];
}

function collect(rules: MutableRules, styles: Styles, { property, within }: Place): void {
  for (const [name, value] of Object.entries(styles)) {
    const condition = conditionOf(name);
    const place = condition ? { property, within: [...within, ...condition] } : { property: name, within };
    if (isStyles(value)) collect(rules, value, place);
    else if (place.property !== null)
      add(rulesAt(rules, place.within), rulesOfProp(place.property, value as StyleValue));
  }
}

/** Null for the name of a style prop. */
function conditionOf(name: string): readonly string[] | null {
  if (name === 'base') return [];
  const known = Object.hasOwn(conditions, name) ? conditions[name] : undefined;
  if (known) return [known].flat();
  return /^@|&/.test(name) ? [name] : null;
}

function rulesAt(rules: MutableRules, within: readonly string[]): MutableRules {
  let below = rules;
  for (const name of within) {
    const present = below[name];
    const next: MutableRules = typeof present === 'object' ? present : {};
    below[name] = next;
    below = next;
  }
  return below;
}

/** `later` comes last also where both have a property. */
export function mergeRules(rules: Rules, later: Rules): Rules {
  const merged: MutableRules = {};
  for (const [name, part] of Object.entries(rules))
    if (!(name in later) || typeof part === 'object') add(merged, { [name]: part });
  add(merged, later);
  return merged;
}

function add(into: MutableRules, rules: Rules): void {
  for (const [name, part] of Object.entries(rules))
    if (typeof part === 'object') add(rulesAt(into, [name]), part);
    else into[name] = part;
}

function rulesOfProp(property: string, value: StyleValue): Rules {
  if (typeof value !== 'string') return rulesOf(property, value, { properties, tokens });
  const isImportant = IMPORTANT.test(value);
  const plain = isImportant ? value.replace(IMPORTANT, '').trim() : value;
  const expanded = property.startsWith('--')
    ? tokenAt(plain)
    : plain.replaceAll(REFERENCE, (_, path: string) => tokenAt(path));
  const rules = rulesOf(property, expanded, { properties, tokens });
  return isImportant ? important(rules) : rules;
}

function tokenAt(path: string): string {
  const [category = '', ...name] = path.split('.');
  return tokens[category]?.[name.join('.')] ?? path;
}

function important(rules: Rules): Rules {
  const entries = Object.entries(rules).map(([name, part]) => [
    name,
    typeof part === 'object' ? important(part) : `${part} !important`,
  ]);
  return Object.fromEntries(entries);
}

/** Media queries after the rest, from narrow to wide, and those of containers last. */
function inOrder(rules: Rules): Rules {
  const sorted = Object.entries(rules).sort(([one], [other]) => compareQueries(one, other));
  return Object.fromEntries(sorted.map(([name, part]) => [name, isSelector(name, part) ? inOrder(part) : part]));
}

function isSelector(name: string, part: StyleValue | Rules): part is Rules {
  return typeof part === 'object' && !/^@(media|container)/.test(name);
}

function compareQueries(one: string, other: string): number {
  const [first, second] = [rankOf(one), rankOf(other)];
  for (const [at, rank] of first.entries()) {
    const difference = rank - (second[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return first[0] > 0 ? one.localeCompare(other) : 0;
}

function rankOf(name: string): readonly [number, number, number, number, number] {
  const kind = name.startsWith('@media') ? 1 : name.startsWith('@container') ? 2 : 0;
  if (kind === 0) return [0, 0, 0, 0, 0];
  const [, number, unit = ''] = /(-?\d*\.?\d+)(ch|em|ex|px|rem)/.exec(name) ?? [];
  const isMost = /max-width|max-height/.test(name) && !/min-width|min-height/.test(name);
  const length = Number(number) * (UNITS[unit] ?? 1);
  return [
    kind,
    name.includes('print') ? 1 : 0,
    number === undefined ? 1 : 0,
    isMost ? 1 : 0,
    number === undefined ? 0 : isMost ? -length : length,
  ];
}
