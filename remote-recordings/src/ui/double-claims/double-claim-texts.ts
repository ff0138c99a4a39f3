import { formatProblem, formatUses, problemsIn } from '@counterpoint/domain/recording-rights';
import type { DoubleClaim } from '@counterpoint/domain/schemas/recordings';
import { formatShare } from '@counterpoint/domain/shares';
import * as text from '../../messages/double-claims.generated.ts';

/** Formats sentences such as `Ghana, 1 March 2026 to 31 December 2026: 130.00% claimed.` */
export function overlapTexts({ scope }: Pick<DoubleClaim, 'scope'>) {
  return problemsIn([], scope)
    .filter(({ kind }) => kind === 'over')
    .map((problem) => ({ uses: formatUses(problem.uses), sentence: formatProblem(problem) }));
}

/** Formats `80.00%`, or a range if shares differ by territory and period. */
export function formatShares(shares: readonly number[]): string {
  const [most] = shares;
  const least = shares.at(-1);
  if (most === undefined || least === undefined) return text.noShare();
  return most === least ? formatShare(most) : text.shareRange({ least: formatShare(least), most: formatShare(most) });
}

export function answerStatus({ is_awaited, answer }: DoubleClaim['parties'][number]): string | null {
  if (answer === 'maintain') return text.maintained();
  if (answer === 'revoke') return text.released();
  if (answer === 'update') return text.changed();
  return is_awaited ? text.noResponse() : null;
}
