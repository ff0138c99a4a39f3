import type { Tx } from '../../platform/db/transaction.ts';
import { scheduleJobs } from '../../platform/jobs/job-repository.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import type { MailedAs } from '../notifications/notices/declare-notices.ts';
import { groupOf, type NoticeText } from '../notifications/notices/notice-text.ts';
import { dueAt } from './digest-times.ts';
import { insertNotificationMail, listMailReaders, lockScheduled, type NotificationMail } from './mail-repository.ts';

interface MailableNotice {
  readonly id: string;
  readonly memberId: string;
  readonly text: NoticeText;
  readonly isOwnAct?: boolean;
}

/** Schedules one mail per recipient, because an act can create a thousand notifications. */
export async function collectMail(tx: Tx, notices: readonly MailableNotice[], at: Date): Promise<void> {
  const mailable = notices.filter(({ text, isOwnAct }) => !isOwnAct && mailGroupOf(text) !== null);
  if (mailable.length === 0) return;
  const readers = await listMailReaders(tx, [...new Set(mailable.map(({ memberId }) => memberId))]);
  const readersByMember = Map.groupBy(readers, ({ memberId }) => memberId);
  const waiting = mailable.flatMap(({ id, memberId, text }) =>
    (readersByMember.get(memberId) ?? []).flatMap(({ accountId, preferences }): NotificationMail[] => {
      const group = mailGroupOf(text);
      const timing = group === null ? 'never' : group === 'deadlines' ? 'at_once' : preferences[group];
      if (group === null || timing === 'never') return [];
      const due_at = dueAt(timing, at, calendarOf(tx));
      return [{ account_id: accountId, notification_id: id, mail_group: group, timing, due_at }];
    }),
  );
  await scheduleMail(tx, waiting);
}

export async function scheduleMail(tx: Tx, waiting: readonly NotificationMail[]): Promise<void> {
  if (waiting.length === 0) return;
  await insertNotificationMail(tx, waiting);
  const jobs = new Map(
    waiting.map(({ account_id, timing, due_at }) => {
      const job = { accountId: account_id, timing, runAt: new Date(due_at) };
      return [keyOf(job), job];
    }),
  );
  for (const scheduled of await lockScheduled(tx, [...jobs.values()])) jobs.delete(keyOf(scheduled));
  const missing = [...jobs.values()].map(({ accountId, timing, runAt }) => ({
    type: 'notification_mail' as const,
    subjectId: accountId,
    details: { timing },
    runAt,
  }));
  await scheduleJobs(tx, missing);
}

function keyOf({ accountId, timing, runAt }: { accountId: string; timing: string; runAt: Date }): string {
  return `${accountId} ${timing} ${runAt.getTime()}`;
}

/** Responses after which the other parties have to respond. */
const AWAITING_OTHERS: readonly string[] = ['maintain', 'refuse_split', 'withdraw_split'];

function mailGroupOf(text: NoticeText): MailedAs {
  if (text.id === 'caseAnswered' && !AWAITING_OTHERS.includes(text.values.answer)) return 'updates';
  if (text.id === 'representedImport' && text.values.day !== null) return 'deadlines';
  return groupOf(text);
}
