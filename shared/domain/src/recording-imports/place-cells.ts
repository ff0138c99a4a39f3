import { countries } from '../countries/index.ts';
import { type CellKind, codeCell } from '../imports/cell-kinds.ts';
import { compared } from '../imports/compared.ts';
import * as text from '../messages/import-cells.generated.ts';
import { findTerritory, type TerritoryLine, territories, WORLD } from '../territories/index.ts';

const OTHER_PLACES: Readonly<Record<string, string>> = {
  worldwide: WORLD,
  'world wide': WORLD,
  ww: WORLD,
  global: WORLD,
  'all territories': WORLD,
  eu: '2123',
  eea: '2121',
  nordics: '2127',
  nordic: '2127',
  uk: '0826',
  usa: '0840',
  'united states of america': '0840',
  'great britain': '0826',
  'north america': '2129',
  latam: '2132',
};

interface Places {
  readonly codes: ReadonlyMap<string, string>;
  readonly alpha2: ReadonlyMap<string, string>;
}

let known: Places | null = null;

function places(): Places {
  if (known) return known;
  const all = territories();
  const byName = new Map(all.map(({ code, name }) => [compared(name), code]));
  const codes = new Map([...Object.entries(OTHER_PLACES), ...byName]);
  const alpha2 = new Map<string, string>();
  for (const { code, name } of countries()) {
    const tis = byName.get(compared(name));
    if (!tis) continue;
    codes.set(compared(code), tis);
    alpha2.set(tis, code);
  }
  known = { codes, alpha2 };
  return known;
}

/** Accepts a TIS code, an alpha-2 code or a name. Unknown groups keep their code; null if invalid. */
export function territoryOf(typed: string): string | null {
  const place = typed.trim();
  if (/^\d{1,4}$/.test(place)) return place.padStart(4, '0');
  return places().codes.get(compared(place)) ?? null;
}

export function placeCode(code: string): string {
  return places().alpha2.get(code) ?? code;
}

function placeName(code: string): string {
  const short = places().alpha2.get(code);
  if (short) return short;
  const name = findTerritory(code)?.name;
  return name && territoryOf(name) === code && !/[,;]/.test(name) ? name : code;
}

const EXCEPT = /\s+(?:except|excluding|without|but not|minus|less)\s+(?:for\s+)?/iu;

/** `World except GH, NG; FR`. */
export const territoriesCell: CellKind = {
  read: (typed) => {
    const parts = typed
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)
      .map(linesOf);
    const lines = parts.flatMap((part) => part ?? []);
    return parts.includes(null) || lines.length === 0 ? null : { value: fromInclusion(lines) };
  },
  write: (value) => (Array.isArray(value) ? describeTerritories(value) : ''),
  expected: text.places,
  correction: text.enterPlaces,
};

/** A leading exclusion applies to everything: `not US; World`. */
function fromInclusion(lines: TerritoryLine[]): TerritoryLine[] {
  const first = lines.findIndex(({ is_included }) => is_included);
  return first > 0 ? [...lines.slice(first), ...lines.slice(0, first)] : lines;
}

function linesOf(part: string): TerritoryLine[] | null {
  const [, not, rest = ''] = /^(not\s+|-\s*)?(.+)$/iu.exec(part) ?? [];
  if (not) return listOf(rest, false);
  const [taken = '', ...excepted] = part.split(EXCEPT);
  const included = listOf(taken, true);
  const excluded = excepted.map((list) => listOf(list, false));
  if (!included || excluded.includes(null)) return null;
  return [...included, ...excluded.flatMap((list) => list ?? [])];
}

/** Some names contain commas, so the whole text is tried first. */
function listOf(typed: string, is_included: boolean): TerritoryLine[] | null {
  const whole = territoryOf(typed);
  const codes = whole ? [whole] : typed.split(',').map((part) => territoryOf(part));
  if (codes.includes(null)) return null;
  return codes.flatMap((territory) => (territory ? [{ is_included, territory }] : []));
}

/** An exclusion before any inclusion has no effect and is omitted: read back, it would take effect. */
function describeTerritories(lines: readonly TerritoryLine[]): string {
  const parts: { readonly place: string; readonly except: string[] }[] = [];
  for (const { is_included, territory } of lines) {
    const name = placeName(territory);
    if (is_included) parts.push({ place: name, except: [] });
    else parts.at(-1)?.except.push(name);
  }
  return parts
    .map(({ place, except }) => (except.length > 0 ? `${place} except ${except.join(', ')}` : place))
    .join('; ');
}

let ofCountries: ReadonlyMap<string, string> | null = null;

function countryOf(typed: string): string | null {
  ofCountries ??= new Map(
    countries().flatMap(({ code, name }) => [
      [compared(name), code],
      [compared(code), code],
    ]),
  );
  return ofCountries.get(compared(typed)) ?? places().alpha2.get(territoryOf(typed) ?? '') ?? null;
}

export const countryCell: CellKind = codeCell(countryOf, {
  expected: text.aCountry,
  correction: text.enterCountry,
});
