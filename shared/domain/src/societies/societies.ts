export interface Society {
  /** CISAC's code, three digits: `052`. */
  readonly code: string;
  /** What it is known as: `PRS`. */
  readonly name: string;
  /** Where it is at home, alpha-2. */
  readonly country: string;
  /** The year in which it ended; memberships before that stay true. */
  readonly endedIn?: number;
}

/** Code, name, country and the year it ended, by CISAC's list of 6 July 2026: those our members meet, not all 401. */
const ROWS = [
  ['001', 'ACUM', 'IL'],
  ['005', 'AKM', 'AT'],
  ['008', 'APRA', 'AU'],
  ['010', 'ASCAP', 'US'],
  ['012', 'AMCOS', 'AU'],
  ['016', 'BUMDA', 'ML'],
  ['021', 'BMI', 'US'],
  ['022', 'MCSN', 'NG', 2023],
  ['023', 'BUMA', 'NL'],
  ['026', 'CASH', 'HK'],
  ['035', 'GEMA', 'DE'],
  ['038', 'JASRAC', 'JP'],
  ['040', 'KODA', 'DK'],
  ['043', 'MCSK', 'KE'],
  ['044', 'MCPS', 'GB'],
  ['049', 'ONDA', 'DZ'],
  ['052', 'PRS', 'GB'],
  ['055', 'SABAM', 'BE'],
  ['058', 'SACEM', 'FR'],
  ['063', 'SAMRO', 'ZA'],
  ['072', 'SGAE', 'ES'],
  ['074', 'SIAE', 'IT'],
  ['078', 'STEMRA', 'NL'],
  ['079', 'STIM', 'SE'],
  ['080', 'SUISA', 'CH'],
  ['089', 'TEOSTO', 'FI'],
  ['090', 'TONO', 'NO'],
  ['101', 'SOCAN', 'CA'],
  ['118', 'KOMCA', 'KR'],
  ['124', 'COSOMA', 'MW'],
  ['128', 'IMRO', 'IE'],
  ['223', 'COSOTA', 'TZ', 2026],
  ['234', 'UPRS', 'UG', 2026],
  ['268', 'COSON', 'NG', 2022],
  ['283', 'CAPASSO', 'ZA'],
  ['285', 'GHAMRO', 'GH'],
  ['778', 'GMR', 'US'],
] as const satisfies readonly (readonly [string, string, string, number?])[];

/** The societies to choose from, in the order of their names. */
export const SOCIETIES: readonly Society[] = ROWS.map(([code, name, country, endedIn]) => ({
  code,
  name,
  country,
  ...(endedIn !== undefined && { endedIn }),
})).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** The society of a CISAC code, or null where the list does not have it. */
export function findSociety(code: string): Society | null {
  return SOCIETIES.find((society) => society.code === code) ?? null;
}
