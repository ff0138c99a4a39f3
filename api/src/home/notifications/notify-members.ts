import type { EntryEvent } from '../../catalogue/entry/entry-events.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { EventAct } from '../../platform/events/events.ts';
import { calendarOf, type SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { discardAnsweredMail } from '../mail/mail-repository.ts';
import { type NoticedEntry, readNoticedEntry } from './noticed-repository.ts';
import type { NoticeText } from './notices/notice-text.ts';
import type { Notice } from './notification-repository.ts';
import { notify } from './notification-service.ts';

export interface GroupNotice extends Pick<Notice, 'kind' | 'link'> {
  readonly memberIds: readonly string[];
  readonly text: NoticeText | ((memberId: string) => NoticeText);
  /** Sent by the society; the acting member is notified, too. */
  readonly isFromSociety?: boolean;
  readonly includesActor?: boolean;
  /** The actor answered for another member, so requests to the actor stay open. */
  readonly isOnBehalf?: boolean;
  /** False for an act that answers nothing, such as a message; requests to the actor stay open. */
  readonly isAnswer?: boolean;
  /** The entry or case that the actor answered; by default the one that the notice is about. */
  readonly answeredId?: string;
}

export async function notifyMembers(
  tx: Tx,
  { actor, at }: EventAct,
  {
    memberIds,
    isFromSociety = false,
    includesActor = false,
    isOnBehalf = false,
    isAnswer = true,
    answeredId,
    text,
    ...notice
  }: GroupNotice,
): Promise<void> {
  const sender = isFromSociety ? null : (actor?.memberId ?? null);
  const answered = answeredId ?? notice.link?.id;
  if (actor && answered && isAnswer && !isOnBehalf && !isOfManyEntries(notice))
    await discardAnsweredMail(tx, actor.memberId, answered);
  const recipients = [...new Set(memberIds)].filter((memberId) => includesActor || memberId !== sender);
  const notices = recipients.map((memberId) => ({
    ...notice,
    memberId,
    text: typeof text === 'function' ? text(memberId) : text,
    senderId: memberId === sender ? null : sender,
    isOwnAct: memberId === actor?.memberId && !includesActor,
  }));
  await notify(tx, notices, at);
}

/** Representatives get all requests under one mandate; answering one leaves the others. */
function isOfManyEntries({ kind, link }: Pick<GroupNotice, 'kind' | 'link'>): boolean {
  return link?.type === 'mandate' && kind !== 'mandate_changed';
}

type EntryNotice = Omit<GroupNotice, 'link'> & Partial<Pick<GroupNotice, 'link'>>;

export function onEntry<Event extends EntryEvent>(
  noticeOf: (entry: NoticedEntry, event: Event, calendar: SocietyCalendar) => EntryNotice,
): (tx: Tx, event: Event) => Promise<void> {
  return async (tx, event) => {
    const entry = await readNoticedEntry(tx, event.entryKind, event.entry);
    await notifyMembers(tx, event.act, { link: entry.link, ...noticeOf(entry, event, calendarOf(tx)) });
  };
}
