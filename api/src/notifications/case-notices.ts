import type { Tx } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { readNoticedCase } from './noticed-case-repository.ts';
import { notify } from './notification-service.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells the other parties of a case that it was opened, and until when they can answer. */
export async function tellCaseOpened(
  tx: Tx,
  caseId: string,
  { actor, at, respondBy }: Pick<Act, 'actor' | 'at'> & { readonly respondBy: Date },
): Promise<void> {
  const { number, title, memberIds } = await readNoticedCase(tx, caseId);
  const message = `Case ${number} about “${title}” needs your answer until ${day.format(respondBy)}`;
  await tellOthers(tx, { caseId, actor, at }, memberIds, { kind: 'case_opened', title: 'A case was opened', message });
}

/** Tells the parties of a case that it is over, and how. */
export async function tellCaseSettled(
  tx: Tx,
  caseId: string,
  { actor, at, resolution }: Pick<Act, 'actor' | 'at'> & { readonly resolution: 'agreed' | 'revoked' },
): Promise<void> {
  const { number, title, memberIds } = await readNoticedCase(tx, caseId);
  const words = resolution === 'agreed' ? 'is settled: all agree' : 'is over: what it was about is withdrawn';
  const message = `Case ${number} about “${title}” ${words}`;
  await tellOthers(tx, { caseId, actor, at }, memberIds, { kind: 'case_settled', title: 'Case closed', message });
}

function tellOthers(
  tx: Tx,
  { caseId, actor, at }: { caseId: string } & Pick<Act, 'actor' | 'at'>,
  memberIds: readonly string[],
  notice: { readonly kind: 'case_opened' | 'case_settled'; readonly title: string; readonly message: string },
): Promise<void> {
  const others = memberIds.filter((memberId) => memberId !== actor.memberId);
  const link = { type: 'opposition' as const, id: caseId };
  return notify(
    tx,
    others.map((memberId) => ({ memberId, senderId: actor.memberId, link, ...notice })),
    at,
  );
}
