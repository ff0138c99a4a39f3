import type { PickedParty } from '@counterpoint/area-ui/parties';
import { dayHere } from '@counterpoint/domain/days';
import { segmentsOf } from '@counterpoint/domain/recording-rights';
import { evenSplit, FULL_SHARE, formatShareNumber } from '@counterpoint/domain/shares';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { newRight, type RightValues } from '../../../ui/rights/right-values.ts';
import { type ShownRight, shownOfValues } from '../../../ui/rights/shown-right.ts';

/** Splits evenly among the lines with the same uses, territories and period. */
export function splitEvenly(lines: readonly RightValues[]): RightValues[] {
  const after = [...lines];
  for (const group of Map.groupBy(lines.entries(), ([, line]) => scopeOf(line)).values()) {
    const shares = evenSplit(group.length).map(formatShareNumber);
    for (const [place, [index, line]] of group.entries()) after[index] = { ...line, share: shares[place] ?? '' };
  }
  return after;
}

function scopeOf({ uses, territories, valid_from, valid_to }: RightValues): string {
  return JSON.stringify([uses, territories, valid_from, valid_to]);
}

/** Returns the share that the others leave in all of a line's scope; null while the scope is incomplete. */
export function remainingShareFor(line: RightValues, others: readonly RightValues[]): number | null {
  const [own] = shownOfValues([{ ...line, share: formatShareNumber(FULL_SHARE) }]);
  return own ? Math.max(0, FULL_SHARE - maxShareOfOthers(own, shownOfValues(others))) : null;
}

function maxShareOfOthers(own: ShownRight, others: readonly ShownRight[]): number {
  const mine = segmentsOf([own]);
  const totals = segmentsOf(others).filter((theirs) =>
    mine.some(
      ({ use, from, to, countries }) =>
        use === theirs.use &&
        (to === null || theirs.from <= to) &&
        (theirs.to === null || from <= theirs.to) &&
        theirs.countries.some((country) => countries.includes(country)),
    ),
  );
  return totals.reduce((most, { total }) => Math.max(most, total), 0);
}

interface OtherLines {
  readonly lines: readonly RightValues[];
  /** Others' own claims, which aren't lines of the form. */
  readonly claims?: readonly RightValues[];
  readonly firstDay: string;
}

/** Gets what the others leave, from their first day or `firstDay`, so that it is valid as added. */
export function lineFor(holder: PickedParty, { lines, claims = [], firstDay }: OtherLines): RightValues {
  const line = newRight(holder, lines.at(-1)?.valid_from || firstDay);
  const rest = remainingShareFor(line, [...lines, ...claims]);
  return { ...line, share: formatShareNumber(rest || FULL_SHARE) };
}

type Dates = Pick<DraftValues, 'release_date' | 'recording_date' | 'p_line_year'>;

/** The first day of the P line's year, the release or recording date, or today: a line without a day can't be saved. */
export function firstDayOf({ release_date, recording_date, p_line_year }: Dates): string {
  const year = /^\d{4}$/.test(p_line_year.trim()) ? `${p_line_year.trim()}-01-01` : '';
  return year || release_date || recording_date || dayHere();
}
