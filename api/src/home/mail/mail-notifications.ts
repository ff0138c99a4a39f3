import { inLanguage } from '@counterpoint/messages/node';
import * as z from 'zod/mini';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DueJob } from '../../platform/jobs/job-repository.ts';
import { queueMail } from '../../platform/mail/mail-repository.ts';
import { portalAddress } from '../../platform/mail/messages.ts';
import { listMailedNotifications } from '../notifications/notification-repository.ts';
import { listActedFor, readMailAccount, takeNotificationMail } from './mail-repository.ts';
import {
  composeAtOnce,
  composeDeadlines,
  composeDigest,
  type MailItem,
  type Recipient,
} from './notification-letter.ts';

const details = z.object({ timing: z.enum(['at_once', 'daily', 'weekly']) });

/** Queues the mail, deletes its rows and ends the job in one transaction, so that nothing is lost or sent twice. */
export async function mailNotifications(tx: Tx, job: DueJob): Promise<void> {
  const { timing } = details.parse(job.details);
  const account = await readMailAccount(tx, job.subject_id);
  if (!account) return;
  const due = await takeNotificationMail(tx, { accountId: account.id, timing, until: job.run_at });
  const to = { ...account, portal: portalAddress(tx) };
  await inLanguage(account.language, async () => {
    const items = await readItems(tx, account.id, due);
    if (items.length === 0) return;
    if (timing === 'at_once') await mailAtOnce(tx, to, items);
    else await queueMail(tx, composeDigest(to, timing, items));
  });
}

/** Deadlines by themselves: nobody can unsubscribe from them. */
async function mailAtOnce(tx: Tx, to: Recipient, items: readonly MailItem[]): Promise<void> {
  const deadlines = items.filter(({ group }) => group === 'deadlines');
  const others = items.filter(({ group }) => group !== 'deadlines');
  if (deadlines.length > 0) await queueMail(tx, composeDeadlines(to, deadlines));
  if (others.length > 0) await queueMail(tx, composeAtOnce(to, others));
}

type DueMail = Awaited<ReturnType<typeof takeNotificationMail>>;

/** Leaves out notifications that the member has already read, except deadlines. */
async function readItems(tx: Tx, accountId: string, due: DueMail): Promise<MailItem[]> {
  const groups = new Map(due.map(({ notification_id, mail_group }) => [notification_id, mail_group]));
  const notifications = await listMailedNotifications(tx, accountId, [...groups.keys()]);
  const members = await listActedFor(tx, accountId);
  return notifications.flatMap((notification) => {
    const group = groups.get(notification._id);
    const isNeeded = group === 'deadlines' || notification.read_at === null;
    const member = members.size > 1 ? (members.get(notification.member_id) ?? null) : null;
    return group && isNeeded ? [{ group, notification, member }] : [];
  });
}
