import { problemInWords, problemsIn, type RightsSegment } from '@counterpoint/domain/recording-rights';
import type { Subscribers } from '../../platform/events/events.ts';
import { type NoticedOverlap, readNoticedOverlap } from './noticed-case-repository.ts';
import { onCaseRead } from './on-case.ts';

/** What members are notified of about claims that overlap. */
export const OVERLAP_SUBSCRIPTIONS = {
  'overlap.detected': [
    onCaseRead(readNoticedOverlap, (found, { respondBy, scope }, calendar) => ({
      kind: 'case_opened',
      title: 'Claims overlap',
      includesActor: true,
      message: (memberId) =>
        `“${found.title}”: ${formatScope(scope)} ${nextStep(found, { memberId, until: calendar.formatDay(respondBy) })}`,
      mail: 'each',
    })),
  ],
  'overlap.answered': [
    onCaseRead(readNoticedOverlap, ({ number, title }, { answer }) => ({
      kind: 'case_answered',
      title: `Answer in case ${number}`,
      message: `“${title}”: ${answer === 'pending' ? 'they need more time' : 'they maintain their claim'}`,
    })),
  ],
  'overlap.ended': [
    onCaseRead(readNoticedOverlap, ({ number, title }, { resolution }) => {
      const how = resolution === 'agreed' ? 'claims no longer overlap' : 'the claim was released';
      return {
        kind: 'case_settled',
        title: 'Overlap ended',
        message: `“${title}”: ${how}, and nothing is on hold. Case ${number} is closed.`,
      };
    }),
  ],
} satisfies Partial<Subscribers>;

function nextStep(
  { number, parties }: NoticedOverlap,
  { memberId, until }: { readonly memberId: string; readonly until: string },
): string {
  const awaited = parties.filter(({ isAsked }) => isAsked);
  if (awaited.some((party) => party.memberId === memberId)) return `Case ${number} needs your answer until ${until}.`;
  return `Case ${number} waits for ${awaited.map(({ name }) => name).join(', ')} until ${until}.`;
}

/** `Ghana, 1 March 2026 to 31 December 2026: 130.00% is claimed.`, and how much more there is. */
function formatScope(scope: readonly RightsSegment[]): string {
  const [first, ...others] = problemsIn([], scope).filter(({ kind }) => kind === 'over');
  if (!first) return '';
  return others.length === 0 ? problemInWords(first) : `${problemInWords(first)} And ${others.length} more.`;
}
