export { markMatches } from './match-marks.ts';
export { pageCountOf, pageRange } from './page-range.ts';
export { type Brought, useBrought } from './use-brought.ts';
export { useSettled } from './use-settled.ts';
