import { findCountry } from '../countries/index.ts';

/** Prefixes of no current country, from `Valid characters in the ISRC prefix` (ISRC agency, November 2025). */
const OTHER_PREFIXES = 'BC BK BP BX CB CP CS DG FX GX KS QM QN QT QZ UK VV XK YU ZB ZZ'.split(' ');

export function isKnownIsrcPrefix(isrc: string): boolean {
  const prefix = isrc.slice(0, 2);
  return OTHER_PREFIXES.includes(prefix) || findCountry(prefix) !== null;
}
