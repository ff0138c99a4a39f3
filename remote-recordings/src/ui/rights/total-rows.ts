import type { RightsSegment } from '@counterpoint/domain/recording-rights';
import { isFullTotal } from '@counterpoint/domain/shares';

export interface TotalRow {
  readonly countries: readonly string[];
  readonly stretches: readonly Pick<RightsSegment, 'from' | 'to' | 'total'>[];
  readonly isWrong: boolean;
}

export function totalRowsOf(segments: readonly RightsSegment[]): TotalRow[] {
  const groups = Map.groupBy(segments, ({ countries }) => countries);
  const rows = new Map<string, { countries: string[]; stretches: TotalRow['stretches'] }>();
  for (const [countries, ofGroup] of groups) {
    const stretches = ofGroup.map(({ from, to, total }) => ({ from, to, total }));
    const key = JSON.stringify(stretches);
    const known = rows.get(key);
    if (known) known.countries.push(...countries);
    else rows.set(key, { countries: [...countries], stretches });
  }
  return [...rows.values()]
    .map((row) => ({ ...row, isWrong: row.stretches.some(({ total }) => !isFullTotal(total)) }))
    .sort((a, b) => Number(b.isWrong) - Number(a.isWrong) || a.countries.length - b.countries.length);
}
