import type { Tx } from '../../platform/db/transaction.ts';
import { takeUntold } from '../../platform/limits/attempts.ts';
import { queueMail } from '../../platform/mail/mail-repository.ts';
import type { Message } from '../../platform/mail/messages.ts';

/**
 * Tells the owner of an account that somebody used its address; not too often, whoever and from wherever it is, so that
 * nobody can fill a mailbox. Its owner needs none of these mails.
 */
export async function writeToOwner(tx: Tx, message: Message, now: Date): Promise<void> {
  const limit = { bucket: ['address-used', message.recipient], most: 3, seconds: 3_600 };
  if (await takeUntold(tx, limit, now)) await queueMail(tx, message);
}
