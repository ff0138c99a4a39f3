import type { Tx } from '../../platform/db/transaction.ts';
import type { EventAct } from '../../platform/events/events.ts';
import { calendarOf, type SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { mailCase, mailMessagesSoon } from '../mail/case-mails.ts';
import { type NoticedCase, readNoticedCase } from './noticed-case-repository.ts';
import { readUnreadOf } from './notification-repository.ts';
import { type GroupNotice, notifyMembers } from './notify-members.ts';

const HOUR_MS = 3_600_000;

/** A notification about a case. */
export interface CaseNotice extends Omit<GroupNotice, 'link' | 'memberIds'> {
  /** All members of the case, unless given. */
  readonly memberIds?: readonly string[];
  /** Whether it is mailed too: at once, or messages together, at most once an hour. */
  readonly mail?: 'each' | 'together';
  /** Whether members with the same notification of the last hour unread get no other. */
  readonly isOncePerHour?: boolean;
}

interface CaseEvent {
  readonly caseId: string;
  readonly act: EventAct;
}

type NoticeOf<Event, Found> = (found: Found, event: Event, calendar: SocietyCalendar) => CaseNotice;

/** Returns a subscriber that notifies members of an event of a case, which the notifications link to. */
export function onCase<Event extends CaseEvent>(
  noticeOf: NoticeOf<Event, NoticedCase>,
): (tx: Tx, event: Event) => Promise<void> {
  return onCaseRead(readNoticedCase, noticeOf);
}

/** As `onCase`, with another reader of the case. */
export function onCaseRead<Event extends CaseEvent, Found extends NoticedCase>(
  read: (tx: Tx, id: string) => Promise<Found>,
  noticeOf: NoticeOf<Event, Found>,
): (tx: Tx, event: Event) => Promise<void> {
  return async (tx, event) => {
    const { caseId, act } = event;
    const found = await read(tx, caseId);
    const noticed = noticeOf(found, event, calendarOf(tx));
    const { mail, isOncePerHour = false, memberIds = found.memberIds, ...notice } = noticed;
    const group = { ...notice, link: { type: 'opposition' as const, id: caseId } };
    const recipients = isOncePerHour ? await withoutUnread(tx, event, { ...group, memberIds }) : memberIds;
    const sent = await notifyMembers(tx, act, { ...group, memberIds: recipients });
    if (mail === 'each') await mailCase(tx, { caseId, title: notice.title, told: sent });
    if (mail === 'together')
      await mailMessagesSoon(tx, { caseId, memberIds: sent.map(({ memberId }) => memberId), at: act.at });
  };
}

async function withoutUnread(tx: Tx, { caseId, act }: CaseEvent, { kind, title, memberIds }: GroupNotice) {
  const since = new Date(act.at.getTime() - HOUR_MS);
  const of = { objectId: caseId, kind, title, senderId: act.actor?.memberId ?? null, since };
  const unread = await readUnreadOf(tx, memberIds, of);
  return memberIds.filter((memberId) => !unread.includes(memberId));
}
