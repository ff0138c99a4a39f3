import type { Message } from '@counterpoint/messages';
import { COUNTRY_NUMBERS } from '../countries/country-numbers.generated.ts';
import * as text from '../messages/territories.generated.ts';
import { FORMER_COUNTRIES, TIS_GROUPS, tisCountry } from './tis-groups.ts';

export const WORLD = '2136';

/** Without country names, which most rules don't need. */
export interface Place {
  readonly code: string;
  readonly group: Message | null;
  /** A country's ISO 3166-1 codes, or TIS-A of a group; a former country has none. */
  readonly alpha2: string;
  readonly alpha3: string;
  /** The territory of TIS that covers a country: itself, the country that contains it, or null. */
  readonly tisCode: string | null;
  /** A country's own code, or the codes of a group's countries. */
  readonly countries: readonly string[];
}

let known: ReadonlyMap<string, Place> | null = null;

export function places(): ReadonlyMap<string, Place> {
  known ??= new Map(allPlaces().map((place) => [place.code, place]));
  return known;
}

function allPlaces(): readonly Place[] {
  const rows = COUNTRY_NUMBERS.split('\n').map((row) => {
    const [number = '', alpha2 = '', alpha3 = ''] = row.split('|');
    return { code: `0${number}`, alpha2, alpha3 };
  });
  const codes = new Map(rows.map(({ alpha2, code }) => [alpha2, code]));
  const groups = TIS_GROUPS.map(([code, alpha, group, members]) => {
    const countries = members.split(/\s+/).map((alpha2) => codes.get(alpha2) ?? '');
    return { code, group, alpha2: alpha, alpha3: alpha, tisCode: code, countries };
  });
  const countries = rows.map((row) => {
    const tisCode = codes.get(tisCountry(row.alpha2) ?? '') ?? null;
    return { ...row, group: null, tisCode, countries: [row.code] };
  });
  const former = FORMER_COUNTRIES.map(([code, group]) => {
    return { code, group, alpha2: '', alpha3: '', tisCode: code, countries: [] };
  });
  const world = { code: WORLD, group: text.world, alpha2: '2WL', alpha3: '2WL', tisCode: WORLD };
  return [{ ...world, countries: [...codes.values()] }, ...groups, ...countries, ...former];
}

/** Accepts three or four digits: `826`, `0826`. */
export function placeOf(code: string): Place | undefined {
  return places().get(code.padStart(4, '0'));
}

/** Also accepts CISAC groups missing from our list; groups are numbered from 2100. */
export function isTerritoryCode(code: string): boolean {
  return placeOf(code) !== undefined || /^21\d\d$/.test(code);
}

export function countriesOf(code: string): readonly string[] {
  return placeOf(code)?.countries ?? [];
}

export interface TerritoryLine {
  readonly is_included: boolean;
  readonly territory: string;
}

/** Evaluates a list in order, such as the world, minus Europe, plus France. */
export function reach(lines: readonly TerritoryLine[]): ReadonlySet<string> {
  const reached = new Set<string>();
  for (const { is_included, territory } of lines)
    for (const country of countriesOf(territory)) {
      if (is_included) reached.add(country);
      else reached.delete(country);
    }
  return reached;
}

/** Lists exactly these countries, as exceptions from the world if that is shorter. */
export function territoriesOver(countries: readonly string[]): TerritoryLine[] {
  const world = countriesOf(WORLD);
  if (2 * countries.length <= world.length) return countries.map((territory) => ({ is_included: true, territory }));
  const missing = world.filter((country) => !countries.includes(country));
  return [{ is_included: true, territory: WORLD }, ...missing.map((territory) => ({ is_included: false, territory }))];
}
