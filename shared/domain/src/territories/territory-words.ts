import { findTerritory, territories, territoryName } from './territories.ts';
import { countriesOf, reach, type TerritoryLine, WORLD } from './territory-countries.ts';

/** How many names are said before the rest is only counted; for everything that stands among other words. */
export const MOST_TERRITORY_NAMES = 6;

/**
 * The groups that everybody knows the countries of. TIS has more, and some of them surprise (its Middle East has India):
 * they are said where somebody chose them, and never to name countries that were counted together.
 */
const FAMILIAR = [WORLD, '2100', '2101', '2106', '2120', '2130', '2123', '2121', '2127', '2110', '2131'] as const;

/** A territory less some of its parts. */
export interface NamedPart {
  readonly code: string;
  /** Codes without exceptions of their own. */
  readonly except: readonly string[];
}

/**
 * Countries in the fewest names: `World except Ghana, Nigeria`, `European Union and Norway`, `France; World except Europe`.
 * The parts together are exactly the countries, each less what is excepted from it. What is no country is left out.
 */
export function nameCountries(countries: Iterable<string>): NamedPart[] {
  const wanted = new Set([...countries].filter((code) => countriesOf(code).length === 1));
  const left = new Set(wanted);
  const parts: NamedPart[] = [];
  for (;;) {
    const best = bestGroup(wanted, left);
    if (!best) break;
    parts.push(best.part);
    for (const country of best.covered) left.delete(country);
  }
  return [...parts, ...inOrder(left).map((code) => ({ code, except: [] }))];
}

/** The group that saves the most names, if any saves one, with the countries that it says. */
function bestGroup(wanted: ReadonlySet<string>, left: ReadonlySet<string>) {
  let best: { readonly part: NamedPart; readonly covered: readonly string[] } | null = null;
  let mostSaved = 0;
  for (const code of FAMILIAR) {
    const members = countriesOf(code);
    if (members.filter((country) => left.has(country)).length < 2) continue;
    const { except, excepted } = exceptionsOf(members, wanted);
    const covered = members.filter((country) => left.has(country) && !excepted.has(country));
    const saved = covered.length - 1 - except.length;
    // What excepts more than it says is no name, but for countries too many to be named each.
    const isFarFetched = excepted.size > covered.length && covered.length <= MOST_TERRITORY_NAMES;
    if (saved <= mostSaved || isFarFetched) continue;
    best = { part: { code, except }, covered };
    mostSaved = saved;
  }
  return best;
}

/** What a group has to leave out, in groups as far as they mostly are: what they take too much is said by itself. */
function exceptionsOf(members: readonly string[], wanted: ReadonlySet<string>) {
  const missing = new Set(members.filter((country) => !wanted.has(country)));
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

/** All countries by name where `countriesInWords` counts some of them; null where it says all. */
export function uncountedInWords(countries: Iterable<string>): string | null {
  const parts = nameCountries(countries);
  const all = partsInWords(parts, Number.POSITIVE_INFINITY);
  return all === partsInWords(parts, MOST_TERRITORY_NAMES) ? null : all;
}

/** Countries in words, in the fewest names; from `most` names on the rest is counted. */
export function countriesInWords(countries: Iterable<string>, most = MOST_TERRITORY_NAMES): string {
  return partsInWords(nameCountries(countries), most);
}

/**
 * A list of territories in words: as it was put where that is one territory less others or a plain list, else by the
 * countries it reaches. Codes that are not known are said as codes.
 */
export function territoriesInWords(lines: readonly TerritoryLine[], most = MOST_TERRITORY_NAMES): string {
  const included = lines.filter(({ is_included }) => is_included).map(({ territory }) => territory);
  const excluded = lines.filter(({ is_included }) => !is_included).map(({ territory }) => territory);
  const [first, ...others] = included;
  const isPlain = lines.slice(0, included.length).every(({ is_included }) => is_included);
  if (first !== undefined && isPlain && excluded.length === 0)
    return partsInWords(
      shorter(
        included.map((code) => ({ code, except: [] })),
        lines,
      ),
      most,
    );
  if (first !== undefined && isPlain && others.length === 0)
    return partsInWords(shorter([{ code: first, except: excluded }], lines), most);
  const unknown = included.filter((code) => !findTerritory(code)).map((code) => ({ code, except: [] }));
  return partsInWords([...nameCountries(reach(lines)), ...unknown], most);
}

/** What was put, unless the countries it reaches have a shorter name. */
function shorter(put: readonly NamedPart[], lines: readonly TerritoryLine[]): readonly NamedPart[] {
  if (lines.some(({ territory }) => !findTerritory(territory))) return put;
  const named = nameCountries(reach(lines));
  return countNames(named) < countNames(put) ? named : put;
}

function countNames(parts: readonly NamedPart[]): number {
  return parts.reduce((sum, { except }) => sum + 1 + except.length, 0);
}

/** `Benelux and Germany; World except Ghana, Nigeria`: what has exceptions stands last, so that they are not taken for its neighbour's. */
function partsInWords(parts: readonly NamedPart[], most: number): string {
  const plain = parts.filter(({ except }) => except.length === 0).map(({ code }) => territoryName(code));
  const lessened = parts
    .filter(({ except }) => except.length > 0)
    .map(({ code, except }) => `${territoryName(code)} except ${listed(except.map(territoryName), most, ', ')}`);
  return [plain.length > 0 ? listed(plain, most, ' and ') : null, ...lessened].filter(Boolean).join('; ');
}

function listed(names: readonly string[], most: number, last: ', ' | ' and '): string {
  // One name takes no more room than its being counted.
  const shown = names.length > most + 1 ? names.slice(0, most) : names;
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')}${last}${shown.at(-1)}` : (shown[0] ?? '');
}

let places: ReadonlyMap<string, number> | null = null;

/** By name, as the list of territories has them. */
function inOrder(codes: Iterable<string>): string[] {
  places ??= new Map(territories().map(({ code }, index) => [code, index]));
  const placeOf = places;
  return [...codes].sort((a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0));
}
