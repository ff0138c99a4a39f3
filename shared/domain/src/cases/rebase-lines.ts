import type { CaseLine } from '../schemas/cases/case-lines.ts';
import { FULL_SHARE } from '../shares/index.ts';
import { measuresIn, pairsOf, shareOf } from './case-shares.ts';

export interface RebaseInput {
  readonly registered: readonly CaseLine[];
  readonly after: readonly CaseLine[];
  readonly current: readonly CaseLine[];
}

/**
 * Applies a case's gains and losses to lines that another case may have changed meanwhile. Returns null if a share
 * would drop below zero or exceed 100%.
 */
export function rebaseLines({ registered, after, current }: RebaseInput): CaseLine[] | null {
  const measures = measuresIn([...registered, ...after]);
  const now = new Map(current.map((line) => [line.key, line]));
  const lines = pairsOf(registered, after).map(({ was, is, line }) => {
    const existing = now.get(line.key);
    const shares = measures.map((measure) => {
      return [measure, shareOf(existing, measure) + shareOf(is, measure) - shareOf(was, measure)] as const;
    });
    return { ...line, shares: Object.fromEntries(shares) };
  });
  const others = current.filter(({ key }) => !lines.some((line) => line.key === key));
  const isPossible = lines.every(({ shares }) =>
    measures.every((measure) => (shares[measure] ?? 0) >= 0 && (shares[measure] ?? 0) <= FULL_SHARE),
  );
  return isPossible ? [...lines, ...others] : null;
}
