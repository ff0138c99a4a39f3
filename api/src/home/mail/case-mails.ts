import { inLanguage } from '@counterpoint/messages/node';
import * as z from 'zod/mini';
import * as text from '../../messages/case-mail.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DueJob } from '../../platform/jobs/job-repository.ts';
import { scheduleJobs } from '../../platform/jobs/job-repository.ts';
import { letter } from '../../platform/mail/letter.ts';
import { queueMail } from '../../platform/mail/mail-repository.ts';
import { linkTo } from '../../platform/mail/messages.ts';
import { portalAddress } from '../../platform/mail/portal-address.ts';
import { readNoticedCase } from '../notifications/noticed-case-repository.ts';
import { type RenderedNotice, renderNotice } from '../notifications/notices/notice-text.ts';
import { type Notice, readSenderName } from '../notifications/notification-repository.ts';
import { hasUnreadMessages, listEachMailReaders, readLastMessageMail } from './mail-choice-repository.ts';

const HOUR_MS = 3_600_000;

interface CaseMail extends RenderedNotice {
  readonly caseId: string;
  readonly email: string;
}

export async function mailCase(tx: Tx, caseId: string, notices: readonly Notice[]): Promise<void> {
  const readers = await listEachMailReaders(
    tx,
    notices.map(({ memberId }) => memberId),
  );
  for (const { memberId, email, language } of readers) {
    const notice = notices.find((each) => each.memberId === memberId);
    if (!notice) continue;
    const sender = await readSenderName(tx, notice.senderId);
    await inLanguage(language, () => queueCaseMail(tx, { caseId, email, ...renderNotice(notice.text, sender) }));
  }
}

async function queueCaseMail(tx: Tx, { caseId, email, title, message }: CaseMail): Promise<void> {
  await queueMail(
    tx,
    letter(email, title, asSentence(message), text.openCase(), linkToCase(tx, caseId), ...choiceNote(tx, 'each')),
  );
}

/** At most one mail per hour and case. */
export async function scheduleMessageMail(
  tx: Tx,
  { caseId, memberIds, at }: { readonly caseId: string; readonly memberIds: readonly string[]; readonly at: Date },
): Promise<void> {
  for (const memberId of memberIds) {
    const last = await readLastMessageMail(tx, memberId, caseId);
    if (last?.is_waiting) continue;
    const runAt = new Date(Math.max(at.getTime(), (last?.run_at.getTime() ?? 0) + HOUR_MS));
    await scheduleJobs(tx, [{ type: 'case_message_mail', subjectId: caseId, details: { member_id: memberId }, runAt }]);
  }
}

const messageMail = z.object({ member_id: z.string() });

export async function mailMessages(tx: Tx, job: DueJob): Promise<void> {
  const caseId = job.subject_id;
  const { member_id: memberId } = messageMail.parse(job.details);
  if (!(await hasUnreadMessages(tx, memberId, caseId))) return;
  const { number, title } = await readNoticedCase(tx, caseId);
  for (const { email, language } of await listEachMailReaders(tx, [memberId]))
    await inLanguage(language, () => {
      const notice = { title: text.unreadTitle({ number }), message: text.unread({ number, title }) };
      return queueCaseMail(tx, { caseId, email, ...notice });
    });
}

export function linkToCase(tx: Tx, id: string): string {
  return linkTo(portalAddress(tx), `/musical-opposition/details/${id}`);
}

export function choiceNote(tx: Tx, choice: 'each' | 'weekly'): string[] {
  return [
    choice === 'each' ? text.chooseEach() : text.chooseWeekly(),
    linkTo(portalAddress(tx), '/musical-opposition'),
  ];
}

/** Adds the full stop that messages of notifications lack. */
export function asSentence(message: string): string {
  return /[.!?…]$/.test(message) ? message : `${message}.`;
}
