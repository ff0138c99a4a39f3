import type { NotificationPage, notificationQuery, UnreadNotifications } from '@counterpoint/domain/schemas/home';
import type * as z from 'zod/mini';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { newId } from '../../platform/db/new-id.ts';
import { type Database, inTransaction, type Tx } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { collectMail } from '../mail/collect-mail.ts';
import {
  countSent,
  countUnread,
  insertNotices,
  isOwn,
  markRead,
  type Notice,
  pageOfNotifications,
  type Reader,
} from './notification-repository.ts';

type Query = z.output<typeof notificationQuery>;

/** From one member to another in 24 hours. Above it, the receiver's lists still show what needs an answer. */
const MAX_PER_DAY = 200;

/** An import may notify thousands of members, and a statement has 65,535 parameters at most. */
const BATCH_SIZE = 500;

/** Open pages are notified on commit; mail is left to a job. */
export async function notify(tx: Tx, all: readonly Notice[], at: Date): Promise<void> {
  const notices = await withinLimit(tx, all, at);
  for (let from = 0; from < notices.length; from += BATCH_SIZE)
    await storeNotices(tx, notices.slice(from, from + BATCH_SIZE), at);
}

async function storeNotices(tx: Tx, notices: readonly Notice[], at: Date): Promise<void> {
  const stored = notices.map((notice) => ({ ...notice, id: newId() }));
  await insertNotices(tx, stored, at);
  await Promise.all([
    collectMail(tx, stored, at),
    publish(tx, { topic: 'notifications', memberIds: notices.map(({ memberId }) => memberId) }),
  ]);
}

async function withinLimit(tx: Tx, notices: readonly Notice[], at: Date): Promise<readonly Notice[]> {
  const fromMembers = notices.filter(({ senderId }) => senderId !== null);
  if (fromMembers.length === 0) return notices;
  const senderIds = fromMembers.flatMap(({ senderId }) => senderId ?? []);
  const sent = await countSent(tx, { senderIds, memberIds: fromMembers.map(({ memberId }) => memberId) }, at);
  return notices.filter(({ senderId, memberId }) => {
    const count = (sent.get(`${senderId} ${memberId}`) ?? 0) + 1;
    sent.set(`${senderId} ${memberId}`, count);
    return senderId === null || count <= MAX_PER_DAY;
  });
}

export async function listNotifications(
  db: Database,
  reader: Reader,
  { before, per_page }: Query,
): Promise<NotificationPage> {
  const [found, unread] = await Promise.all([
    pageOfNotifications(db, reader, { before, limit: per_page + 1 }),
    countUnread(db, reader),
  ]);
  const items = found.slice(0, per_page);
  return { items, unread, next: found.length > per_page ? (items.at(-1)?._id ?? null) : null };
}

/** Throws 404 for another member's notification. */
export async function markNotificationsRead(
  db: Database,
  reader: Reader,
  { at, ...read }: { id: string; andOlder: boolean; at: Date },
): Promise<UnreadNotifications> {
  return inTransaction(db, async (tx) => {
    if (!(await isOwn(tx, reader, read.id))) throw notFound(notFoundText.notification());
    const marked = await markRead(tx, reader, { ...read, at });
    // The member's other pages show the same bell.
    if (marked > 0) await publish(tx, { topic: 'notifications', memberIds: [reader.memberId] });
    return { unread: await countUnread(tx, reader) };
  });
}
