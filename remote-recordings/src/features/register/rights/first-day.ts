import type { DraftValues } from '../draft-values.ts';

type Dates = Pick<DraftValues, 'release_date' | 'recording_date' | 'p_line_year'>;

/**
 * The day that rights begin on unless somebody says otherwise: when it came out, or was made, or the first of the year of
 * its P line. Without a day a line is not saved, so where nothing is told it is today.
 */
export function firstDayOf({ release_date, recording_date, p_line_year }: Dates): string {
  const year = /^\d{4}$/.test(p_line_year.trim()) ? `${p_line_year.trim()}-01-01` : '';
  return release_date || recording_date || year || new Date().toISOString().slice(0, 10);
}
