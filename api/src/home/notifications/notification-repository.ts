import { type Notification, type ObjectLink, societyName } from '@counterpoint/domain/schemas/home';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { nameIfAny } from '../../parties/party-view.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { mayBeNotified, maySee, permittedTypes } from '../permitted-objects.ts';
import { kindOf, type NoticeText, renderNotice, toNoticeText } from './notices/notice-text.ts';

export interface Notice {
  readonly memberId: string;
  readonly text: NoticeText;
  readonly senderId: string | null;
  readonly link: ObjectLink | null;
  /** Shown in the portal only: nobody is mailed about what they did themselves. */
  readonly isOwnAct?: boolean;
}

export type StoredNotice = Notice & { readonly id: string };

/** A notification with what its mail adds. */
export interface MailedNotification extends Notification {
  readonly member_id: string;
  /** Title of the work or recording; null if it is about neither or several. */
  readonly about: string | null;
}

interface Page {
  readonly before?: string | undefined;
  readonly limit: number;
}

export async function insertNotices(tx: Tx, notices: readonly StoredNotice[], at: Date): Promise<void> {
  const rows = notices.map(({ id, memberId, text, senderId, link }) => ({
    id,
    member_id: memberId,
    kind: kindOf(text),
    text_id: text.id,
    text_values: JSON.stringify('values' in text ? text.values : {}),
    sender_id: senderId,
    object_type: link?.type ?? null,
    object_id: link?.id ?? null,
    created_at: at,
    read_at: null,
  }));
  await tx.insertInto('notification').values(rows).execute();
}

const DAY_MS = 86_400_000;

/** How many notifications each sender sent each of these members in the last 24 hours, by `${senderId} ${memberId}`. */
export async function countSent(
  tx: Tx,
  { senderIds, memberIds }: { readonly senderIds: readonly string[]; readonly memberIds: readonly string[] },
  at: Date,
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('notification')
    .select(['sender_id', 'member_id', (eb) => eb.fn.countAll<string>().as('count')])
    .where('member_id', '=', sql<string>`any(${[...memberIds]}::uuid[])`)
    .where('sender_id', '=', sql<string>`any(${[...senderIds]}::uuid[])`)
    .where('created_at', '>', new Date(at.getTime() - DAY_MS))
    .groupBy(['sender_id', 'member_id'])
    .execute();
  return new Map(rows.map((row) => [`${row.sender_id} ${row.member_id}`, Number(row.count)]));
}

function selectNotifications(db: Database) {
  return db
    .selectFrom('notification')
    .leftJoin('member as sender', 'sender.id', 'notification.sender_id')
    .leftJoin('party', 'party.member_id', 'notification.sender_id')
    .selectAll('notification')
    .select(['party.kind as party_kind', 'party.given_names', 'party.family_name', 'party.organisation_name'])
    .select('sender.profile_pic_url');
}

/** Leaves out what the account may no longer see. */
export async function listMailedNotifications(
  db: Database,
  accountId: string,
  ids: readonly string[],
): Promise<MailedNotification[]> {
  const rows = await selectNotifications(db)
    .innerJoin('membership', 'membership.member_id', 'notification.member_id')
    .select(['membership.role', 'membership.areas', representedType.as('represented_type')])
    .where('membership.account_id', '=', accountId)
    .where('notification.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('notification.created_at')
    .orderBy('notification.id')
    .execute();
  return rows.flatMap((row) => {
    const shown = toNotification(row);
    if (!mayBeNotified(row, shown.kind) || (shown.link && !maySee(row, shown.link))) return [];
    if (row.represented_type !== null && !maySee(row, { type: row.represented_type })) return [];
    return { ...shown, member_id: row.member_id, about: mailedValues.parse(row.text_values).title ?? null };
  });
}

/** Every text about one work or recording stores its title. */
const mailedValues = z.object({ title: z.optional(z.string()) });

/** Requests to representatives link to their mandate. The type of entry that they are about; null for others. */
const representedType = sql<'composition' | 'recording' | null>`
  case when notification.object_type = 'mandate' then coalesce(
    notification.text_values ->> 'subject',
    case notification.text_values ->> 'isWork' when 'true' then 'composition' when 'false' then 'recording' end
  ) end`;

export type Reader = Pick<Actor, 'memberId' | 'role' | 'areas'>;

/** Notifications of the member, about what the person's role includes. */
function isReadBy(reader: Reader) {
  const isOwn = sql<boolean>`notification.member_id = ${reader.memberId}
    and (notification.kind <> 'mandate_changed' or ${mayBeNotified(reader, 'mandate_changed')}::boolean)`;
  const types = permittedTypes(reader);
  if (types === null) return isOwn;
  return sql<boolean>`${isOwn} and coalesce(notification.object_type = any(${types}::text[]), true)
    and coalesce(${representedType} = any(${types}::text[]), true)`;
}

export async function pageOfNotifications(db: Database, reader: Reader, { before, limit }: Page) {
  let query = selectNotifications(db).where(isReadBy(reader));
  if (before)
    query = query.where(sql<boolean>`(notification.created_at, notification.id) < ${placeOf(reader, before)}`);
  const rows = await query
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toNotification);
}

export async function countUnread(db: Database, reader: Reader): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where(isReadBy(reader))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

interface NoticeAbout extends Pick<Notice, 'senderId'> {
  readonly textId: NoticeText['id'];
  readonly objectId: string;
  readonly since: Date;
}

export async function findMembersWithUnread(
  db: Database,
  memberIds: readonly string[],
  { objectId, textId, senderId, since }: NoticeAbout,
): Promise<string[]> {
  const rows = await db
    .selectFrom('notification')
    .select('member_id')
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('object_id', '=', objectId)
    .where('text_id', '=', textId)
    .where('sender_id', senderId === null ? 'is' : '=', senderId)
    .where('read_at', 'is', null)
    .where('created_at', '>', since)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

export async function isOwn(db: Database, reader: Reader, id: string): Promise<boolean> {
  const own = await db
    .selectFrom('notification')
    .select('id')
    .where(isReadBy(reader))
    .where('id', '=', id)
    .executeTakeFirst();
  return own !== undefined;
}

export async function markRead(
  tx: Tx,
  reader: Reader,
  { id, andOlder, at }: { id: string; andOlder: boolean; at: Date },
): Promise<number> {
  const unread = tx
    .updateTable('notification')
    .set({ read_at: at })
    .where(isReadBy(reader))
    .where('read_at', 'is', null);
  const marked = andOlder
    ? unread.where(sql<boolean>`(created_at, id) <= ${placeOf(reader, id)}`)
    : unread.where('id', '=', id);
  const { numUpdatedRows } = await marked.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Marks the notifications of all members up to then as read. */
export async function markAllRead(tx: Tx, at: Date): Promise<void> {
  await tx.updateTable('notification').set({ read_at: at }).where('created_at', '<=', at).execute();
}

function placeOf({ memberId }: Reader, id: string) {
  return sql`(select place.created_at, place.id from notification as place
    where place.id = ${id} and place.member_id = ${memberId})`;
}

type Row = Awaited<ReturnType<ReturnType<typeof selectNotifications>['executeTakeFirstOrThrow']>>;

function toNotification(row: Row): Notification {
  const { id, kind, text_id, text_values, created_at, read_at, object_type, object_id, party_kind } = row;
  const full_name = nameIfAny({ ...row, kind: party_kind }) ?? societyName();
  const text = toNoticeText(text_id, text_values);
  const { title, message } = text ? renderNotice(text, full_name) : row;
  return {
    _id: id,
    kind,
    title,
    message,
    createdAt: created_at.toISOString(),
    user: { full_name, profile_pic: row.profile_pic_url },
    link: object_type && object_id ? { type: object_type, id: object_id } : null,
    read_at: read_at?.toISOString() ?? null,
  };
}
