/** All codes in CISAC's list of societies of November 2025, which CWR's society table follows. */
const RANGES = [
  [1, 210],
  [212, 280],
  [282, 360],
  [555, 555],
  [590, 592],
  [635, 635],
  [658, 658],
  [672, 672],
  [700, 705],
  [707, 708],
  [710, 710],
  [758, 758],
  [775, 793],
  [888, 888],
] as const;

export function isSocietyCode(code: string): boolean {
  const number = Number(code);
  return /^\d{3}$/.test(code) && RANGES.some(([first, last]) => number >= first && number <= last);
}
