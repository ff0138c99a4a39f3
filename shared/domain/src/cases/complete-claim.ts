import type { CaseMeasure } from '../schemas/cases/case-choices.ts';
import type { CaseLine } from '../schemas/cases/case-lines.ts';
import { FULL_SHARE } from '../shares/index.ts';
import { caseTotal, inProportion, measuresIn, shareOf, withShare } from './case-shares.ts';

/**
 * Extends a claim to all lines. Unmentioned lines give way, or gain, in proportion to their shares, so that the
 * registered total stays; of a recording they only give up what exceeds 100%.
 */
export function completeClaim(registered: readonly CaseLine[], claimed: readonly CaseLine[]): CaseLine[] {
  const own = new Map(claimed.map((line) => [line.key, line]));
  const added = claimed.filter(({ key }) => !registered.some((line) => line.key === key));
  const merged = registered.map((line) => {
    const claimed = own.get(line.key);
    return claimed ? { ...line, ...claimed, shares: { ...line.shares, ...claimed.shares } } : line;
  });
  const others = new Set(registered.map(({ key }) => key).filter((key) => !own.has(key)));
  return measuresIn(registered.concat(claimed)).reduce<CaseLine[]>(
    (lines, measure) => concededLines(lines, { measure, others, target: targetOf(registered, lines, measure) }),
    [...merged, ...added],
  );
}

function targetOf(registered: readonly CaseLine[], claimed: readonly CaseLine[], measure: CaseMeasure): number {
  const [before, after] = [caseTotal(registered, measure), caseTotal(claimed, measure)];
  return measure === 'recording' ? Math.min(after, Math.max(before, FULL_SHARE)) : before;
}

interface Concession {
  readonly measure: CaseMeasure;
  readonly others: ReadonlySet<string>;
  readonly target: number;
}

function concededLines(lines: CaseLine[], { measure, others, target }: Concession): CaseLine[] {
  const excess = caseTotal(lines, measure) - target;
  const held = lines.map((line) => (others.has(line.key) ? shareOf(line, measure) : 0));
  const room = held.reduce((sum, share) => sum + share, 0);
  const weights = room === 0 && excess < 0 ? lines.map(({ key }) => (others.has(key) ? 1 : 0)) : held;
  const parts = inProportion(Math.min(Math.abs(excess), excess > 0 ? room : Math.abs(excess)), weights);
  return lines.map((line, index) => {
    const part = parts[index] ?? 0;
    return part === 0 ? line : withShare(line, measure, shareOf(line, measure) - Math.sign(excess) * part);
  });
}
