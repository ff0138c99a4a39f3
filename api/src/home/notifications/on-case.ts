import type { Tx } from '../../platform/db/transaction.ts';
import type { EventAct } from '../../platform/events/events.ts';
import { calendarOf, type SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { type NoticedCase, readNoticedCase } from './noticed-repository.ts';
import type { CASE_NOTICES, Case } from './notices/case-notices.ts';
import type { NoticeText } from './notices/notice-text.ts';
import { findMembersWithUnread } from './notification-repository.ts';
import { type GroupNotice, notifyMembers } from './notify-members.ts';

const HOUR_MS = 3_600_000;

type CaseNotices = typeof CASE_NOTICES;

/** Of a case, whose number and title are added to the values. */
export type CaseText = {
  [Id in keyof CaseNotices]: {
    readonly id: Id;
    readonly values: Omit<Parameters<CaseNotices[Id]['render']>[0], keyof Case>;
  };
}[keyof CaseNotices];

interface CaseNotice extends Omit<GroupNotice, 'link' | 'memberIds' | 'text'> {
  /** By default, all parties. */
  readonly memberIds?: readonly string[];
  readonly text: CaseText | ((memberId: string) => CaseText);
  /** Skips members with an unread notification of this text from the last hour. */
  readonly oncePerHour?: CaseText['id'];
}

interface CaseEvent {
  readonly caseId: string;
  readonly act: EventAct;
}

export function onCase<Event extends CaseEvent>(
  noticeOf: (found: NoticedCase, event: Event, calendar: SocietyCalendar) => CaseNotice,
): (tx: Tx, event: Event) => Promise<void> {
  return async (tx, event) => {
    const { caseId, act } = event;
    const found = await readNoticedCase(tx, caseId);
    const noticed = noticeOf(found, event, calendarOf(tx));
    const { oncePerHour: textId, memberIds = found.memberIds, text, ...notice } = noticed;
    const senderId = act.actor?.memberId ?? null;
    const since = new Date(act.at.getTime() - HOUR_MS);
    const unread = textId
      ? await findMembersWithUnread(tx, memberIds, { objectId: caseId, textId, senderId, since })
      : [];
    await notifyMembers(tx, act, {
      ...notice,
      memberIds: memberIds.filter((memberId) => !unread.includes(memberId)),
      text: (memberId) => ofCase(found, typeof text === 'function' ? text(memberId) : text),
      link: { type: 'opposition', id: caseId },
    });
  };
}

function ofCase({ number, title }: Case, { id, values }: CaseText): NoticeText {
  // The type of `CaseText` ties each id to its other values.
  return { id, values: { number, title, ...values } } as NoticeText;
}
