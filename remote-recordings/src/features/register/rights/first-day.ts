import { dayHere } from '@counterpoint/domain/days';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';

type Dates = Pick<DraftValues, 'release_date' | 'recording_date' | 'p_line_year'>;

/** The first day of the P line's year, the release or recording date, or today: a line without a day can't be saved. */
export function firstDayOf({ release_date, recording_date, p_line_year }: Dates): string {
  const year = /^\d{4}$/.test(p_line_year.trim()) ? `${p_line_year.trim()}-01-01` : '';
  return year || release_date || recording_date || dayHere();
}
