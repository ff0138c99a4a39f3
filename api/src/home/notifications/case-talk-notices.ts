import type { Tx } from '../../platform/db/transaction.ts';
import { type CaseNews, type Telling, tellCase } from './case-telling.ts';
import { readNoticedCase } from './noticed-case-repository.ts';
import { readUnreadOf } from './notification-repository.ts';

const HOUR_MS = 3_600_000;

/** Who reads it; who did it is left out. */
type Talking = Telling & { readonly readers: readonly string[] };

/** Tells the other parties that there is a new document that they may see. */
export async function tellCaseEvidence(tx: Tx, caseId: string, talking: Talking): Promise<void> {
  const { number, title } = await readNoticedCase(tx, caseId);
  const message = `There is a new document in case ${number} about “${title}”`;
  await tellOnce(tx, caseId, talking, { kind: 'case_changed', title: 'New document', message });
}

/** Tells them that there is a new message. */
export async function tellCaseMessage(tx: Tx, caseId: string, talking: Talking): Promise<void> {
  const { number, title } = await readNoticedCase(tx, caseId);
  const message = `There is a new message in case ${number} about “${title}”`;
  await tellOnce(tx, caseId, talking, { kind: 'case_message', title: 'New message', message, asks: 'to_read' });
}

/** What follows within an hour, while the first is unread, is the same news. */
async function tellOnce(
  tx: Tx,
  caseId: string,
  { readers, ...telling }: Talking,
  news: Omit<CaseNews, 'memberIds'>,
): Promise<void> {
  const senderId = telling.actor?.memberId ?? null;
  const since = new Date(telling.at.getTime() - HOUR_MS);
  const of = { objectId: caseId, kind: news.kind, title: news.title, senderId, since };
  const known = await readUnreadOf(tx, readers, of);
  const memberIds = readers.filter((memberId) => !known.includes(memberId));
  await tellCase(tx, caseId, telling, { ...news, memberIds });
}
