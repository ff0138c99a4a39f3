export interface Society {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  /** Memberships before that year stay valid. */
  readonly endedIn?: number;
}

/** From CISAC's list of 6 July 2026: the societies our members deal with, not all 401. */
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

export const SOCIETIES: readonly Society[] = ROWS.map(([code, name, country, endedIn]) => ({
  code,
  name,
  country,
  ...(endedIn !== undefined && { endedIn }),
})).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

export function findSociety(code: string): Society | null {
  return SOCIETIES.find((society) => society.code === code) ?? null;
}
