import { CASE_MEASURES, type CaseMeasure } from '../schemas/cases/case-choices.ts';
import type { CaseLine } from '../schemas/cases/case-lines.ts';
import { FULL_SHARE, isFullTotal, SHARE_TOLERANCE } from '../shares/index.ts';

export function measuresIn(lines: readonly CaseLine[]): CaseMeasure[] {
  return CASE_MEASURES.filter((measure) => lines.some(({ shares }) => shares[measure] !== undefined));
}

export function shareOf(line: CaseLine | undefined, measure: CaseMeasure): number {
  return line?.shares[measure] ?? 0;
}

export function caseTotal(lines: readonly CaseLine[], measure: CaseMeasure): number {
  return lines.reduce((total, line) => total + shareOf(line, measure), 0);
}

export interface CaseDifference {
  readonly line: CaseLine;
  /** Null if a contributor or role differs; `before` and `after` are then 1 for present, 0 for absent. */
  readonly measure: CaseMeasure | null;
  readonly before: number;
  readonly after: number;
}

export function differencesOf(before: readonly CaseLine[], after: readonly CaseLine[]): CaseDifference[] {
  const measures = measuresIn([...before, ...after]);
  return pairsOf(before, after).flatMap(({ was, is, line }): CaseDifference[] => {
    if (line.group === 'contributor')
      return was && is && was.role === is.role ? [] : [{ line, measure: null, before: was ? 1 : 0, after: is ? 1 : 0 }];
    return measures.flatMap((measure) => {
      const [one, other] = [shareOf(was, measure), shareOf(is, measure)];
      return one === other ? [] : [{ line, measure, before: one, after: other }];
    });
  });
}

interface Pair {
  readonly line: CaseLine;
  readonly was: CaseLine | undefined;
  readonly is: CaseLine | undefined;
}

export function pairsOf(before: readonly CaseLine[], after: readonly CaseLine[]): Pair[] {
  const [was, is] = [new Map(before.map((line) => [line.key, line])), new Map(after.map((line) => [line.key, line]))];
  const added = after.filter(({ key }) => !was.has(key));
  return [...before, ...added].map((line) => {
    return { line: is.get(line.key) ?? line, was: was.get(line.key), is: is.get(line.key) };
  });
}

export function isProposalFull(registered: readonly CaseLine[], proposed: readonly CaseLine[]): boolean {
  return measuresIn([...registered, ...proposed]).every((measure) => isTotalFull(measure, { registered, proposed }));
}

interface ProposedLines {
  readonly registered: readonly CaseLine[];
  readonly proposed: readonly CaseLine[];
}

/**
 * Works need 100% of each right in use, within the tolerance; recordings at most 100%. A right may have no shares at all,
 * which is common for synchronisation.
 */
export function isTotalFull(measure: CaseMeasure, { registered, proposed }: ProposedLines): boolean {
  const total = caseTotal(proposed, measure);
  if (measure === 'recording') return total <= FULL_SHARE + SHARE_TOLERANCE;
  return isFullTotal(total) || (total === 0 && caseTotal(registered, measure) === 0);
}

/**
 * Divides `amount` by weight in whole hundredths, giving the rest to the largest remainders. All zeros without weights.
 */
export function inProportion(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  // Both factors are at most a few times 10,000, so the product is exact.
  const parts = weights.map((weight) => Math.floor((amount * weight) / whole));
  const rest = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % whole }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, rest);
  const raised = new Set(byRemainder.map(({ index }) => index));
  return parts.map((part, index) => part + (raised.has(index) ? 1 : 0));
}

export function withShare(line: CaseLine, measure: CaseMeasure, share: number): CaseLine {
  return { ...line, shares: { ...line.shares, [measure]: share } };
}
