// cspell:ignore monde
import { currentLanguage, type Language } from '@counterpoint/messages';
import { compared } from '../imports/compared.ts';
import { territories } from './territories.ts';
import { places, WORLD } from './territory-countries.ts';

const OTHER_NAMES: Readonly<Record<string, string>> = {
  world: WORLD,
  worldwide: WORLD,
  'world wide': WORLD,
  ww: WORLD,
  global: WORLD,
  monde: WORLD,
  'all territories': WORLD,
  eu: '2123',
  eea: '2121',
  nordics: '2127',
  nordic: '2127',
  uk: '0826',
  'united states of america': '0840',
  'great britain': '0826',
  latam: '2132',
};

const known = new Map<Language, ReadonlyMap<string, string>>();

/** By name, TIS-A and ISO 3166-1 alpha-2 or alpha-3 code. */
function byName(): ReadonlyMap<string, string> {
  const language = currentLanguage();
  const found = known.get(language);
  if (found) return found;
  const all = new Map([
    ...[...places().values()].flatMap(({ code, alpha2, alpha3 }) =>
      [alpha2, alpha3].filter(Boolean).map((letters) => [compared(letters), code] as const),
    ),
    ...territories().map(({ code, name }) => [compared(name), code] as const),
    ...Object.entries(OTHER_NAMES),
  ]);
  known.set(language, all);
  return all;
}

/** Accepts a name, a TIS code (numeric or alphabetic) or an ISO code. Unknown numbers stay; null if invalid. */
export function readTerritory(typed: string): string | null {
  const place = typed.trim();
  if (/^\d{1,4}$/.test(place)) return place.padStart(4, '0');
  return byName().get(compared(place)) ?? null;
}
