import { dayHere } from '@counterpoint/domain/days';
import { segmentsOf } from '@counterpoint/domain/recording-rights';
import { evenSplit, FULL_SHARE, formatShareNumber } from '@counterpoint/domain/shares';
import { type Holder, newRight, type RightValues } from './right-values.ts';
import { type ShownRight, shownOfValues } from './shown-right.ts';

/** Splits evenly among lines with the same uses, territories and period; others' own claims don't change. */
export function splitEvenly(lines: readonly RightValues[]): RightValues[] {
  const own = [...lines.entries()].filter(([, { is_claim }]) => !is_claim);
  const groups = Map.groupBy(own, ([, line]) => scopeOf(line));
  const shares = new Map<number, number>();
  for (const group of groups.values()) {
    const parts = evenSplit(group.length);
    for (const [place, [index]] of group.entries()) shares.set(index, parts[place] ?? 0);
  }
  return lines.map((line, index) => {
    const share = shares.get(index);
    return share === undefined ? line : { ...line, share: formatShareNumber(share) };
  });
}

function scopeOf({ uses, territories, valid_from, valid_to }: RightValues): string {
  return JSON.stringify([uses, territories, valid_from, valid_to]);
}

/** Returns the share that the other lines leave in all of a line's scope; null while the scope is incomplete. */
export function remainingShareFor(lines: readonly RightValues[], index: number): number | null {
  const [own] = shownOfValues(
    lines.slice(index, index + 1).map((line) => ({ ...line, share: formatShareNumber(FULL_SHARE) })),
  );
  if (!own) return null;
  const others = shownOfValues(lines.filter((_, place) => place !== index));
  return Math.max(0, FULL_SHARE - maxShareOfOthers(own, others));
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

/**
 * The new line gets what the others leave, from their first day, `firstDay` or today, so that it is valid as added.
 * Others' own claims stay last: they are no lines of the form.
 */
export function withHolder(lines: readonly RightValues[], holder: Holder, firstDay: string): RightValues[] {
  const own = lines.filter(({ is_claim }) => !is_claim);
  const from = own.at(-1)?.valid_from || firstDay || dayHere();
  const line = newRight(holder, { from });
  const rest = remainingShareFor([...lines, line], lines.length);
  return lines.toSpliced(own.length, 0, { ...line, share: formatShareNumber(rest || FULL_SHARE) });
}
