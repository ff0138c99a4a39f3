import { problemInWords, problemsIn, type RightsSegment } from '@counterpoint/domain/recording-rights';
import type { Tx } from '../../platform/db/transaction.ts';
import { dayInWords } from '../../platform/time/deadlines.ts';
import { type Telling, tellCase } from './case-telling.ts';
import { readOverlapParties } from './noticed-case-repository.ts';

/** Tells both sides where and when their claims overlap, and who has to answer until when. */
export async function tellOverlap(
  tx: Tx,
  caseId: string,
  { respondBy, scope, ...told }: Telling & { readonly respondBy: Date; readonly scope: readonly RightsSegment[] },
): Promise<void> {
  const { number, title, parties } = await readOverlapParties(tx, caseId);
  const others = parties.filter(({ isAsked }) => isAsked).map(({ name }) => name);
  const until = dayInWords(respondBy);
  await tellCase(tx, caseId, told, {
    kind: 'case_opened',
    title: 'Claims overlap',
    asks: 'something',
    tellsActor: true,
    memberIds: parties.flatMap(({ memberId }) => memberId ?? []),
    message: (memberId) => {
      const isAsked = parties.some((party) => party.memberId === memberId && party.isAsked);
      const next = isAsked
        ? `Case ${number} needs your answer until ${until}.`
        : `Case ${number} waits for ${others.join(', ')} until ${until}.`;
      return `“${title}”: ${scopeInWords(scope)} ${next}`;
    },
  });
}

/** Tells the parties that nothing overlaps any more. */
export async function tellOverlapEnded(
  tx: Tx,
  caseId: string,
  { resolution, ...told }: Telling & { readonly resolution: 'agreed' | 'withdrawn' | 'revoked' },
): Promise<void> {
  const { number, title, parties } = await readOverlapParties(tx, caseId);
  const how = resolution === 'agreed' ? 'claims no longer overlap' : 'the claim was released';
  await tellCase(tx, caseId, told, {
    kind: 'case_settled',
    title: 'Overlap ended',
    memberIds: parties.flatMap(({ memberId }) => memberId ?? []),
    message: () => `“${title}”: ${how}, and nothing is on hold. Case ${number} is closed.`,
  });
}

/** What somebody answered in a case, for the other parties. */
export async function tellAnswered(tx: Tx, caseId: string, words: string, told: Telling): Promise<void> {
  const { number, title, parties } = await readOverlapParties(tx, caseId);
  await tellCase(tx, caseId, told, {
    kind: 'case_answered',
    title: `Answer in case ${number}`,
    memberIds: parties.flatMap(({ memberId }) => memberId ?? []),
    message: () => `“${title}”: ${words}`,
  });
}

/** `Ghana, 1 March 2026 to 31 December 2026: 130.00% is claimed.`, and how much more there is. */
function scopeInWords(scope: readonly RightsSegment[]): string {
  const [first, ...others] = problemsIn([], scope).filter(({ kind }) => kind === 'over');
  if (!first) return '';
  return others.length === 0 ? problemInWords(first) : `${problemInWords(first)} And ${others.length} more.`;
}
