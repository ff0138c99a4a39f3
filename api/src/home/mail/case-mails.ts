import * as z from 'zod/mini';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DueJob } from '../../platform/jobs/job-repository.ts';
import { scheduleJobs } from '../../platform/jobs/job-repository.ts';
import { letter } from '../../platform/mail/letter.ts';
import { queueMail } from '../../platform/mail/mail-repository.ts';
import { linkTo } from '../../platform/mail/messages.ts';
import { portalAddress } from '../../platform/mail/portal-address.ts';
import { readNoticedCase } from '../notifications/noticed-case-repository.ts';
import { addressesForEach, hasUnreadMessages, readLastMessageMail } from './mail-choice-repository.ts';

const HOUR_MS = 3_600_000;

/** Something that a case asks of members. */
export interface CaseAsking {
  readonly caseId: string;
  readonly title: string;
  /** What each of them is told. */
  readonly told: readonly { readonly memberId: string; readonly message: string }[];
}

/** Writes to those who want mail of each thing. */
export async function mailCase(tx: Tx, { caseId, title, told }: CaseAsking): Promise<void> {
  const memberIds = told.map(({ memberId }) => memberId);
  for (const { memberId, email } of await addressesForEach(tx, memberIds)) {
    const message = told.find((each) => each.memberId === memberId)?.message ?? '';
    await queueMail(
      tx,
      letter(email, title, asSentence(message), 'Open the case:', linkToCase(tx, caseId), ...howToChoose(tx, 'each')),
    );
  }
}

/** Sees to it that members are written to about messages: at most once an hour of one case. */
export async function mailMessagesSoon(
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

/** Writes about the messages that a member has not read by then. */
export async function mailMessages(tx: Tx, job: DueJob): Promise<void> {
  const { member_id: memberId } = messageMail.parse(job.details);
  if (!(await hasUnreadMessages(tx, memberId, job.subject_id))) return;
  const { number, title } = await readNoticedCase(tx, job.subject_id);
  const message = `There are messages in case ${number} about “${title}” that you have not read`;
  await mailCase(tx, {
    caseId: job.subject_id,
    title: `New messages in case ${number}`,
    told: [{ memberId, message }],
  });
}

export function linkToCase(tx: Tx, id: string): string {
  return linkTo(portalAddress(tx), `/musical-opposition/details/${id}`);
}

/** Why somebody gets this mail, and how to get less of it. */
export function howToChoose(tx: Tx, choice: 'each' | 'weekly'): string[] {
  const chosen = choice === 'each' ? 'as they happen' : 'once a week';
  return [
    `You get mail about cases ${chosen}. To get it otherwise, or none at all, choose “Mail about cases” here:`,
    linkTo(portalAddress(tx), '/musical-opposition'),
  ];
}

/** Notices end without a full stop, sentences in a letter do not. */
export function asSentence(message: string): string {
  return /[.!?…]$/.test(message) ? message : `${message}.`;
}
