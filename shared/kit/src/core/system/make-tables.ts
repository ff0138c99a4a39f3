import fs from 'node:fs';
import { allCssProperties } from '@pandacss/is-valid-prop';
import { cssRules } from './css-text.ts';
import { ANY, type PropertyTable, type Rules, rulesOf, type StyleValue, type Tables } from './style-tables.ts';
import { system } from './system.ts';

const { utility, conditions, tokens } = system;
const utilities = system._config.utilities ?? {};

/** Reads Chakra's system, so that a page doesn't have to make it: that takes a tenth of a second on a phone. */
export function makeTables(): Tables {
  const tokenTables = Object.fromEntries(
    [...tokens.categoryMap.keys()].map((category) => [
      category,
      withoutPalette(tokens.getCategoryValues(category) as Record<string, string>),
    ]),
  );
  const properties: Record<string, PropertyTable> = {};
  const plain: string[] = [];
  for (const name of utility.keys()) {
    if (utility.shorthands.has(name) || name === 'colorPalette') continue;
    const table = tableOf(name, tokenTables);
    if (Object.keys(table).length > 0) properties[name] = table;
    else plain.push(name);
  }
  const known = new Set(utility.keys());
  return {
    baseStyles: [system.layers.atRule, ...system._global.flatMap((rules) => cssRules(rules, ''))].join(''),
    tokens: tokenTables,
    properties,
    shorthands: Object.fromEntries(utility.shorthands),
    conditions: Object.fromEntries(conditions.keys().map((name) => [name, conditions.resolve(name)])),
    plainProperties: [...plain, ...allCssProperties.filter((name) => name && !known.has(name))].join(' '),
  };
}

/** The kit has no palettes. */
function withoutPalette<Item>(values: Readonly<Record<string, Item>>): Record<string, Item> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('colorPalette')));
}

function tableOf(name: string, tokenTables: Tables['tokens']): PropertyTable {
  const values = valuesOf(name, tokenTables);
  const rules = withoutUnits(chakrasRules(name, ANY));
  const isPlain = JSON.stringify(rules) === JSON.stringify({ [name]: ANY });
  const table: PropertyTable = { ...(values && { values }), ...(!isPlain && { rules }) };
  const tables = { properties: { [name]: table }, tokens: tokenTables };
  const cases = candidates(name)
    .map((value) => [String(value), chakrasRules(name, value), rulesOf(name, value, tables)] as const)
    .filter(([, wanted, ours]) => JSON.stringify(ours) !== JSON.stringify(wanted));
  return { ...table, ...(cases.length > 0 && { cases: Object.fromEntries(cases) }) };
}

function chakrasRules(name: string, value: StyleValue): Rules {
  return expandBreakpoints(utility.transform(name, value) ?? {});
}

function expandBreakpoints(rules: Rules): Rules {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, part]) => {
      if (part === undefined) return [];
      return [[conditions.expandAtRule(name), typeof part === 'object' ? expandBreakpoints(part) : part]];
    }),
  );
}

/** Chakra adds `deg` to numbers only. */
function withoutUnits(rules: Rules): Rules {
  return JSON.parse(JSON.stringify(rules).replaceAll(`${ANY}deg`, ANY));
}

/** A category of tokens if possible. */
function valuesOf(name: string, tokenTables: Tables['tokens']): PropertyTable['values'] {
  const named = namedValues(name);
  if (named.length === 0) return undefined;
  const category = Object.entries(tokenTables).find(([, ofCategory]) => {
    const entries = Object.entries(ofCategory);
    return (
      entries.length > 0 && entries.every(([key, value]) => named.some((one) => one[0] === key && one[1] === value))
    );
  });
  return category?.[0] ?? Object.fromEntries(named);
}

function namedValues(name: string): [string, string][] {
  const { values } = utilities[name] ?? {};
  if (values === undefined || Array.isArray(values)) return [];
  const read = (category: string) => tokens.getCategoryValues(category);
  const found = typeof values === 'string' ? read(values) : typeof values === 'function' ? values(read) : values;
  if (!found || 'type' in found) return [];
  const entries = Object.entries(withoutPalette<unknown>(found));
  return entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

function candidates(name: string): StyleValue[] {
  const { values, transform } = utilities[name] ?? {};
  const listed = Array.isArray(values) ? values : namedValues(name).map(([key]) => key);
  const isOfAngle = JSON.stringify(utility.transform(name, ANY) ?? {}).includes(`${ANY}deg`);
  return [...listed, ...(transform && !isOfAngle ? ['none', 'auto', true, false] : [])];
}

/** The module `tables.generated.ts`. */
export function tablesModule(): string {
  const lines = Object.entries(makeTables()).map(
    ([name, table]) => `export const ${name}: Tables['${name}'] = ${JSON.stringify(table)};`,
  );
  return ["import type { Tables } from './style-tables.ts';", '', ...lines, ''].join('\n');
}

if (import.meta.main) fs.writeFileSync(new URL('./tables.generated.ts', import.meta.url), tablesModule());
