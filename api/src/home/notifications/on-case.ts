import type { Tx } from '../../platform/db/transaction.ts';
import type { EventAct } from '../../platform/events/events.ts';
import { calendarOf, type SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { type NoticedCase, readNoticedCase } from './noticed-repository.ts';
import type { NoticeText } from './notices/notice-text.ts';
import { findMembersWithUnread } from './notification-repository.ts';
import { type GroupNotice, notifyMembers } from './notify-members.ts';

const HOUR_MS = 3_600_000;

export interface CaseNotice extends Omit<GroupNotice, 'link' | 'memberIds'> {
  readonly memberIds?: readonly string[];
  /** Skips members with an unread notification of this text from the last hour. */
  readonly oncePerHour?: NoticeText['id'];
}

interface UnreadQuery extends Pick<GroupNotice, 'kind' | 'memberIds'> {
  readonly textId: NoticeText['id'];
}

interface CaseEvent {
  readonly caseId: string;
  readonly act: EventAct;
}

type NoticeOf<Event, Found> = (found: Found, event: Event, calendar: SocietyCalendar) => CaseNotice;

export function onCase<Event extends CaseEvent>(
  noticeOf: NoticeOf<Event, NoticedCase>,
): (tx: Tx, event: Event) => Promise<void> {
  return onCaseRead(readNoticedCase, noticeOf);
}

export function onCaseRead<Event extends CaseEvent, Found extends NoticedCase>(
  read: (tx: Tx, id: string) => Promise<Found>,
  noticeOf: NoticeOf<Event, Found>,
): (tx: Tx, event: Event) => Promise<void> {
  return async (tx, event) => {
    const { caseId, act } = event;
    const found = await read(tx, caseId);
    const noticed = noticeOf(found, event, calendarOf(tx));
    const { oncePerHour, memberIds = found.memberIds, ...notice } = noticed;
    const unread = oncePerHour && { kind: notice.kind, textId: oncePerHour, memberIds };
    const recipients = unread ? await withoutUnread(tx, event, unread) : memberIds;
    const link = { type: 'opposition' as const, id: caseId };
    await notifyMembers(tx, act, { ...notice, memberIds: recipients, link });
  };
}

async function withoutUnread(
  tx: Tx,
  { caseId, act }: CaseEvent,
  { kind, textId, memberIds }: UnreadQuery,
): Promise<string[]> {
  const unread = await findMembersWithUnread(tx, memberIds, {
    objectId: caseId,
    kind,
    textId,
    senderId: act.actor?.memberId ?? null,
    since: new Date(act.at.getTime() - HOUR_MS),
  });
  return memberIds.filter((memberId) => !unread.includes(memberId));
}
