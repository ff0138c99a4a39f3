import { findCountry } from '../countries/index.ts';
import { compared } from '../imports/compared.ts';
import { type Place, placeOf, places } from './territory-countries.ts';

/** A territory of TIS or ISO 3166-1. Countries have their ISO numeric code as four digits (`0288` is Ghana). */
export interface Territory {
  readonly code: string;
  readonly name: string;
  readonly isGroup: boolean;
}

function named({ code, group, alpha2 }: Place): Territory {
  return { code, name: group?.() ?? findCountry(alpha2)?.name ?? alpha2, isGroup: group !== null };
}

export function territories(): readonly Territory[] {
  return [...places().values()].filter(({ countries }) => countries.length > 0).map(named);
}

/** Territories that CISAC's formats can name. */
export function tisTerritories(): readonly Territory[] {
  return territories().filter(({ code }) => placeOf(code)?.tisCode === code);
}

const MAX_RESULTS = 12;

/** Finds by name or code, those that begin with the query first. Otherwise keeps the order of `list`. */
export function searchTerritories(list: readonly Territory[], query: string): Territory[] {
  const normalizedQuery = compared(query);
  const ranked = list.flatMap((territory) => {
    const place = territory.code.includes(normalizedQuery) ? 0 : compared(territory.name).indexOf(normalizedQuery);
    return place < 0 ? [] : [{ territory, rank: place === 0 ? 0 : 1 }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_RESULTS)
    .map(({ territory }) => territory);
}

/** Accepts three or four digits: `826`, `0826`. */
export function findTerritory(code: string): Territory | null {
  const place = placeOf(code);
  return place ? named(place) : null;
}

export function territoryName(code: string): string {
  return findTerritory(code)?.name ?? code;
}
