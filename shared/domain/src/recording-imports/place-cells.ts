// cspell:disable
import { countries, findCountry } from '../countries/index.ts';
import { type CellKind, codeCell } from '../imports/cell-kinds.ts';
import { readCodeAndName } from '../imports/code-and-name.ts';
import { codesByName } from '../imports/codes-by-name.ts';
import { compared } from '../imports/compared.ts';
import * as text from '../messages/import-cells.generated.ts';
import { placeOf, readTerritory, type TerritoryLine, territoryName, WORLD } from '../territories/index.ts';

function alpha2Of(code: string): string | null {
  const place = placeOf(code);
  return place && !place.group ? place.alpha2 : null;
}

/** The ISO alpha-2 code of a country; a group keeps its code. */
export function placeCode(code: string): string {
  return alpha2Of(code) ?? code;
}

function placeName(code: string): string {
  const country = alpha2Of(code);
  if (country) return country;
  const name = territoryName(code);
  return readTerritory(name) === code && !/[,;]/.test(name) ? name : code;
}

const EXCEPT =
  /\s+\(?(?:except|ex\.?|excl\.?|excluding|without|but not|minus|less|sauf|hors|excepté|sans|à l[’']ex(?:ception|clusion) (?:de|du|des)|ohne|außer|ausgenommen|mit ausnahme von|excepto|salvo|sin)\s+(?:for\s+)?/iu;

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
  const excluded = excepted.map((list) => listOf(list.replace(/^([^(]*)\)$/, '$1'), false));
  if (!included || excluded.includes(null)) return null;
  return [...included, ...excluded.flatMap((list) => list ?? [])];
}

function readPlace(typed: string): string | null {
  return readCodeAndName(typed.trim(), territoryNamed);
}

const AND = /\s*(?:&|\b(?:and|und|et|y)\b)\s*/i;

/** Some names contain commas or “and”, so the whole text is tried first. */
function listOf(typed: string, is_included: boolean): TerritoryLine[] | null {
  const whole = territoryNamed(typed);
  const codes = whole ? [whole] : typed.split(',').flatMap((part) => readPlace(part) ?? part.split(AND).map(readPlace));
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

/** Groups of countries by their number at the United Nations, which has names in every language. */
const GROUPS: Readonly<Record<string, string>> = {
  '001': WORLD,
  '002': '2100',
  '009': '2130',
  '019': '2101',
  '142': '2106',
  '150': '2120',
};
const OTHER_NAMES = new Map([
  ['weltweit', '001'],
  ['monde entier', '001'],
  ['mundial', '001'],
  ['großbritannien', 'GB'],
  ['grande bretagne', 'GB'],
]);

let known: ReadonlyMap<string, string> | null = null;

/** The code of a country, or the number of a group. */
function regionNamed(typed: string): string | undefined {
  known ??= codesByName('region', [...countries().map(({ code }) => code), ...Object.keys(GROUPS), 'EU']);
  return OTHER_NAMES.get(compared(typed)) ?? known.get(compared(typed));
}

/** Reads a name in one of several languages, or a code. */
export function territoryNamed(typed: string): string | null {
  const read = readTerritory(typed);
  if (read) return read;
  const region = regionNamed(typed) ?? '';
  return GROUPS[region] ?? readTerritory(region);
}

function countryOf(typed: string): string | null {
  const region = regionNamed(typed) ?? '';
  return findCountry(region) ? region : alpha2Of(readTerritory(typed) ?? '');
}

export const countryCell: CellKind = codeCell((typed) => readCodeAndName(typed, countryOf), {
  expected: text.aCountry,
  correction: text.enterCountry,
});
