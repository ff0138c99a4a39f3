import { problemInWords, problemsIn, type RightsSegment } from '@counterpoint/domain/recording-rights';
import type { Tx } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { readOverlapParties } from './noticed-case-repository.ts';
import type { Notice } from './notification-repository.ts';
import { notify } from './notification-service.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface Told {
  /** Nobody where it came about by itself. */
  readonly actor: Pick<Act['actor'], 'memberId'> | null;
  readonly at: Date;
}

/** Tells both sides where and when their claims overlap, and who has to answer until when. */
export async function tellOverlap(
  tx: Tx,
  caseId: string,
  { respondBy, scope, ...told }: Told & { readonly respondBy: Date; readonly scope: readonly RightsSegment[] },
): Promise<void> {
  const { number, title, parties } = await readOverlapParties(tx, caseId);
  const others = parties.filter(({ isAsked }) => isAsked).map(({ name }) => name);
  const until = day.format(respondBy);
  await tell(tx, caseId, told, {
    kind: 'case_opened',
    title: 'Claims overlap',
    memberIds: parties.flatMap(({ memberId }) => memberId ?? []),
    messageFor: (memberId) => {
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
  { resolution, ...told }: Told & { readonly resolution: 'agreed' | 'withdrawn' | 'revoked' },
): Promise<void> {
  const { number, title, parties } = await readOverlapParties(tx, caseId);
  const how = resolution === 'agreed' ? 'claims no longer overlap' : 'the claim was released';
  await tell(tx, caseId, told, {
    kind: 'case_settled',
    title: 'Overlap ended',
    memberIds: parties.flatMap(({ memberId }) => memberId ?? []),
    messageFor: () => `“${title}”: ${how}, and nothing is on hold. Case ${number} is closed.`,
  });
}

/** What somebody answered in a case, for the other parties. */
export async function tellAnswered(tx: Tx, caseId: string, words: string, told: Told): Promise<void> {
  const { number, title, parties } = await readOverlapParties(tx, caseId);
  await tell(tx, caseId, told, {
    kind: 'case_answered',
    title: `Answer in case ${number}`,
    memberIds: parties.flatMap(({ memberId }) => memberId ?? []),
    messageFor: () => `“${title}”: ${words}`,
  });
}

/** `Ghana, 1 March 2026 to 31 December 2026: 130.00% is claimed.`, and how much more there is. */
function scopeInWords(scope: readonly RightsSegment[]): string {
  const [first, ...others] = problemsIn([], scope).filter(({ kind }) => kind === 'over');
  if (!first) return '';
  return others.length === 0 ? problemInWords(first) : `${problemInWords(first)} And ${others.length} more.`;
}

interface Message extends Pick<Notice, 'kind' | 'title'> {
  readonly memberIds: readonly string[];
  readonly messageFor: (memberId: string) => string;
}

/** Who acts sees what came of it, and is not told; but where claims overlap, both sides are. */
function tell(tx: Tx, caseId: string, { actor, at }: Told, { memberIds, messageFor, kind, title }: Message) {
  const told = memberIds.filter((memberId) => kind === 'case_opened' || memberId !== actor?.memberId);
  const link = { type: 'opposition' as const, id: caseId };
  return notify(
    tx,
    [...new Set(told)].map((memberId) => ({
      ...{ memberId, kind, title, link, message: messageFor(memberId) },
      senderId: actor?.memberId === memberId ? null : (actor?.memberId ?? null),
    })),
    at,
  );
}
