import { findCountry } from '../countries/index.ts';
import { type Place, placeOf, places } from './territory-countries.ts';

/**
 * Where rights hold: CISAC's territories (TIS). A country has its ISO 3166-1 numeric code as four digits (`0288` is
 * Ghana), a group of countries a code of its own (`2136` is the world).
 */
export interface Territory {
  readonly code: string;
  /** In English: `Ghana`, `Nordic countries`. */
  readonly name: string;
  readonly isGroup: boolean;
}

function named({ code, group, alpha2 }: Place): Territory {
  return { code, name: group ?? findCountry(alpha2)?.name ?? alpha2, isGroup: group !== null };
}

/** What can be chosen: the world, the groups, then every country by name. */
export function territories(): readonly Territory[] {
  return [...places().values()].filter(({ countries }) => countries.length > 0).map(named);
}

/** The territory of a code of three or four digits (`826`, `0826`), or null where CISAC has none such. */
export function findTerritory(code: string): Territory | null {
  const place = placeOf(code);
  return place ? named(place) : null;
}

/** The name of a territory, and for an unknown code the code itself. */
export function territoryName(code: string): string {
  return findTerritory(code)?.name ?? code;
}
