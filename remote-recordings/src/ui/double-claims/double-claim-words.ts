import { formatProblem, formatUses, problemsIn } from '@counterpoint/domain/recording-rights';
import type { DoubleClaim, OverlapAnswer, OverlapAnswered } from '@counterpoint/domain/schemas/recordings';
import { formatShare } from '@counterpoint/domain/shares';

export interface OverlapWords {
  readonly uses: string;
  /** `Ghana, 1 March 2026 to 31 December 2026: 130.00% claimed.` */
  readonly sentence: string;
}

export function overlapInWords({ scope }: Pick<DoubleClaim, 'scope'>): OverlapWords[] {
  return problemsIn([], scope)
    .filter(({ kind }) => kind === 'over')
    .map((problem) => ({ uses: formatUses(problem.uses), sentence: formatProblem(problem) }));
}

/** `80.00%`, or the range where shares differ by territory and period. */
export function sharesInWords(shares: readonly number[]): string {
  const [most] = shares;
  const least = shares.at(-1);
  if (most === undefined || least === undefined) return 'nothing any more';
  return most === least ? formatShare(most) : `${formatShare(least)} to ${formatShare(most)}`;
}

export function standingOf({ is_awaited, answer }: DoubleClaim['parties'][number]): string | null {
  if (answer === 'maintain') return 'maintains the claim';
  if (answer === 'revoke') return 'released the claim';
  if (answer === 'update') return 'changed the claim';
  return is_awaited ? 'has still to answer' : null;
}

type Outcome = OverlapAnswered['items'][number]['outcome'];

const DONE: Record<OverlapAnswer, string> = { revoke: 'released', maintain: 'maintained', pending: 'given more time' };

export function doneInWords(answer: OverlapAnswer, count: number): string {
  if (count === 1) return answer === 'pending' ? 'You have 30 days more to answer.' : `Your claim is ${DONE[answer]}.`;
  return answer === 'pending' ? `${count} overlaps have 30 days more.` : `${count} claims are ${DONE[answer]}.`;
}

export const REFUSALS: Record<Exclude<Outcome, 'answered'>, string> = {
  not_found: 'It is settled already.',
  stale_version: 'It has changed since you saw it. Look at it again, then answer.',
  not_possible: 'It cannot be answered like this any more as the case now stands.',
  not_yours: 'This answer is for the other side to give.',
  answered_already: 'You have answered it already.',
  no_more_time: 'You have had more time once already.',
  too_late: 'The time to answer has passed. Ask the society.',
  missing_evidence: 'Name the document that supports your claim.',
};
