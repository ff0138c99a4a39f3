export const CWR_STATUSES = [
  'RA',
  'AS',
  'AC',
  'SR',
  'CR',
  'CO',
  'DU',
  'RJ',
  'RC',
  'NP',
  'NA',
  'WA',
  'DR',
  'UN',
  'LD',
] as const;
export type CwrStatus = (typeof CWR_STATUSES)[number];

export function readCwrStatus(text: string): CwrStatus | null {
  return CWR_STATUSES.find((status) => status === text.toUpperCase()) ?? null;
}
