import { formatList } from '@counterpoint/messages';
import * as text from '../messages/territories.generated.ts';
import { findTerritory, territories, territoryName } from './territories.ts';
import { countriesOf, reach, type TerritoryLine, WORLD } from './territory-countries.ts';

export const MAX_TERRITORY_NAMES = 6;

/**
 * Groups whose countries are commonly known. Other TIS groups can surprise (its Middle East includes India), so they're
 * only shown where a member chose them.
 */
const FAMILIAR = [WORLD, '2100', '2101', '2106', '2120', '2130', '2123', '2121', '2127', '2110', '2131'] as const;

export interface NamedPart {
  readonly code: string;
  readonly except: readonly string[];
}

/** Finds the fewest names for exactly these countries: `World except Ghana, Nigeria`, `European Union and Norway`. */
export function nameCountries(countries: Iterable<string>): NamedPart[] {
  const targets = new Set([...countries].filter((code) => countriesOf(code).length === 1));
  const remaining = new Set(targets);
  const parts: NamedPart[] = [];
  for (;;) {
    const best = bestGroup(targets, remaining);
    if (!best) break;
    parts.push(best.part);
    for (const country of best.covered) remaining.delete(country);
  }
  return [...parts, ...inOrder(remaining).map((code) => ({ code, except: [] }))];
}

function bestGroup(targets: ReadonlySet<string>, remaining: ReadonlySet<string>) {
  let best: { readonly part: NamedPart; readonly covered: readonly string[] } | null = null;
  let mostSaved = 0;
  for (const code of FAMILIAR) {
    const members = countriesOf(code);
    if (members.filter((country) => remaining.has(country)).length < 2) continue;
    const { except, excepted } = exceptionsOf(members, targets);
    const covered = members.filter((country) => remaining.has(country) && !excepted.has(country));
    const saved = covered.length - 1 - except.length;
    // A group with more exceptions than countries only helps if the countries are too many to list.
    const isMostlyExceptions = excepted.size > covered.length && covered.length <= MAX_TERRITORY_NAMES;
    if (saved <= mostSaved || isMostlyExceptions) continue;
    best = { part: { code, except }, covered };
    mostSaved = saved;
  }
  return best;
}

function exceptionsOf(members: readonly string[], targets: ReadonlySet<string>) {
  const missing = new Set(members.filter((country) => !targets.has(country)));
  const excepted = new Set(missing);
  const groups: string[] = [];
  for (const code of FAMILIAR) {
    const countries = countriesOf(code);
    const filled = countries.filter((country) => missing.has(country)).length;
    if (countries.length >= members.length || filled - (countries.length - filled) < 2) continue;
    groups.push(code);
    for (const country of countries) {
      missing.delete(country);
      excepted.add(country);
    }
  }
  return { except: [...groups, ...inOrder(missing)], excepted };
}

export function formatAllCountries(countries: Iterable<string>): string | null {
  const parts = nameCountries(countries);
  const all = formatParts(parts, Number.POSITIVE_INFINITY);
  return all === formatParts(parts) ? null : all;
}

export function formatCountries(countries: Iterable<string>, most = MAX_TERRITORY_NAMES): string {
  return formatParts(nameCountries(countries), most);
}

/** Names territories as entered if that's shorter, otherwise by the countries they reach. Keeps unknown codes. */
export function formatTerritories(lines: readonly TerritoryLine[]): string {
  const included = lines.filter(({ is_included }) => is_included).map(({ territory }) => territory);
  const excluded = lines.filter(({ is_included }) => !is_included).map(({ territory }) => territory);
  const [first, ...others] = included;
  const isPlain = lines.slice(0, included.length).every(({ is_included }) => is_included);
  if (first !== undefined && isPlain && excluded.length === 0)
    return formatParts(
      shorter(
        included.map((code) => ({ code, except: [] })),
        lines,
      ),
    );
  if (first !== undefined && isPlain && others.length === 0)
    return formatParts(shorter([{ code: first, except: excluded }], lines));
  const unknown = included.filter((code) => !findTerritory(code)).map((code) => ({ code, except: [] }));
  return formatParts([...nameCountries(reach(lines)), ...unknown]);
}

function shorter(entered: readonly NamedPart[], lines: readonly TerritoryLine[]): readonly NamedPart[] {
  if (lines.some(({ territory }) => !findTerritory(territory))) return entered;
  const named = nameCountries(reach(lines));
  return countNames(named) < countNames(entered) ? named : entered;
}

function countNames(parts: readonly NamedPart[]): number {
  return parts.reduce((sum, { except }) => sum + 1 + except.length, 0);
}

/** `Benelux and Germany; World except Ghana, Nigeria`: parts with exceptions come last, to be unambiguous. */
function formatParts(parts: readonly NamedPart[], most = MAX_TERRITORY_NAMES): string {
  const whole = parts.filter(({ except }) => except.length === 0).map(({ code }) => territoryName(code));
  const reduced = parts.filter(({ except }) => except.length > 0).map((part) => formatException(part, most));
  return [whole.length > 0 ? shorten(whole, most, formatList) : null, ...reduced].filter(Boolean).join('; ');
}

function formatException({ code, except }: NamedPart, most: number): string {
  const exceptions = shorten(except.map(territoryName), most, (names) => names.join(', '));
  return text.except({ territory: territoryName(code), exceptions });
}

function shorten(names: readonly string[], most: number, format: (names: readonly string[]) => string): string {
  // A single remaining name takes no more room than its count.
  if (names.length <= most + 1) return format(names);
  return text.andMore({ names: names.slice(0, most).join(', '), count: names.length - most });
}

let places: ReadonlyMap<string, number> | null = null;

function inOrder(codes: Iterable<string>): string[] {
  places ??= new Map(territories().map(({ code }, index) => [code, index]));
  const placeOf = places;
  return [...codes].sort((a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0));
}
