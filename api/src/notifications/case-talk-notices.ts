import type { Tx } from '../db/transaction.ts';
import { type Telling, tellCase } from './case-telling.ts';
import { readNoticedCase } from './noticed-case-repository.ts';
import { readUnreadOf } from './notification-repository.ts';

/** Who reads it; who did it is left out. */
type Talking = Telling & { readonly readers: readonly string[] };

/** Tells the other parties that there is a new document that they may see. */
export async function tellCaseEvidence(
  tx: Tx,
  caseId: string,
  { readers: memberIds, ...telling }: Talking,
): Promise<void> {
  const { number, title } = await readNoticedCase(tx, caseId);
  const message = `There is a new document in case ${number} about “${title}”`;
  await tellCase(tx, caseId, telling, { kind: 'case_changed', title: 'New document', message, memberIds });
}

/** Tells them that there is a new message. */
export async function tellCaseMessage(
  tx: Tx,
  caseId: string,
  { readers: memberIds, ...telling }: Talking,
): Promise<void> {
  const { number, title } = await readNoticedCase(tx, caseId);
  const message = `There is a new message in case ${number} about “${title}”`;
  const news = { kind: 'case_message' as const, title: 'New message', message, memberIds };
  await tellCase(tx, caseId, telling, { ...news, asks: 'to_read' });
}
