import type { DraftValues } from '../draft-values.ts';

type Dates = Pick<DraftValues, 'release_date' | 'recording_date' | 'p_line_year'>;

/** The release or recording date, the first day of the P line's year, or today: a line without a day can't be saved. */
export function firstDayOf({ release_date, recording_date, p_line_year }: Dates): string {
  const year = /^\d{4}$/.test(p_line_year.trim()) ? `${p_line_year.trim()}-01-01` : '';
  return release_date || recording_date || year || new Date().toISOString().slice(0, 10);
}
