import type { EntryEvent } from '../../catalogue/entry/entry-events.ts';
import {
  membersAmong,
  presentIn,
  readStoredCase,
  type StoredCase,
} from '../../disputes/case/stored-case-repository.ts';
import { readShownObjects } from '../../disputes/case-list-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { EventAct } from '../../platform/events/events.ts';
import { calendarOf, type SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { discardAnsweredMail } from '../mail/mail-repository.ts';
import { type NoticedEntry, readNoticedEntry } from './noticed-repository.ts';
import type { CASE_NOTICES, Case } from './notices/case-notices.ts';
import { kindOf, type NoticeText } from './notices/notice-text.ts';
import { findMembersWithUnread, type Notice } from './notification-repository.ts';
import { notify } from './notification-service.ts';

export interface GroupNotice extends Pick<Notice, 'link'> {
  readonly memberIds: readonly string[];
  readonly text: NoticeText | ((memberId: string) => NoticeText);
  /** Sent by the society; the acting member is notified, too. */
  readonly isFromSociety?: boolean;
  readonly includesActor?: boolean;
  /** False for a message, a claim and the like, or an answer for another member: requests to the actor stay open. */
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
    isAnswer = true,
    answeredId,
    text,
    ...notice
  }: GroupNotice,
): Promise<void> {
  const sender = isFromSociety ? null : (actor?.memberId ?? null);
  const answered = answeredId ?? notice.link?.id;
  if (actor && answered && isAnswer && !isOfManyEntries({ text, ...notice }))
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
function isOfManyEntries({ text, link }: Pick<GroupNotice, 'text' | 'link'>): boolean {
  return link?.type === 'mandate' && (typeof text === 'function' || kindOf(text) !== 'mandate_changed');
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
  /** By default, of all parties who haven't left. */
  readonly memberIds?: readonly string[] | undefined;
  readonly text: CaseText | ((memberId: string) => CaseText);
  /** Skips members with an unread notification of this text from the last hour. */
  readonly oncePerHour?: CaseText['id'];
}

interface CaseEvent {
  readonly caseId: string;
  readonly act: EventAct;
}

export function onCase<Event extends CaseEvent>(
  noticeOf: (stored: StoredCase, event: Event, calendar: SocietyCalendar) => CaseNotice,
): (tx: Tx, event: Event) => Promise<void> {
  return async (tx, event) => {
    const { caseId, act } = event;
    const stored = await readStoredCase(tx, caseId);
    const [shown] = await readShownObjects(tx, [caseId]);
    const about = { number: stored.number, title: shown?.title ?? '' };
    const noticed = noticeOf(stored, event, calendarOf(tx));
    const { oncePerHour: textId, memberIds = membersAmong(presentIn(stored)), text, ...notice } = noticed;
    const senderId = act.actor?.memberId ?? null;
    const since = new Date(act.at.getTime() - HOUR_MS);
    const unread = textId
      ? await findMembersWithUnread(tx, memberIds, { objectId: caseId, textId, senderId, since })
      : [];
    const parties = membersAmong(stored.parties);
    const aboutCase = {
      ...notice,
      text: (memberId: string) => ofCase(about, typeof text === 'function' ? text(memberId) : text),
    };
    await notifyMembers(tx, act, {
      ...aboutCase,
      memberIds: memberIds.filter((memberId) => parties.includes(memberId) && !unread.includes(memberId)),
      link: { type: 'opposition', id: caseId },
    });
    // Other members can't open the case.
    await notifyMembers(tx, act, {
      ...aboutCase,
      memberIds: memberIds.filter((memberId) => !parties.includes(memberId)),
      link: stored.object,
      isAnswer: false,
    });
  };
}

function ofCase(about: Case, { id, values }: CaseText): NoticeText {
  // The type of `CaseText` ties each id to its other values.
  return { id, values: { ...about, ...values } } as NoticeText;
}
