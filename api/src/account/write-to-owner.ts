import type { Tx } from '../db/transaction.ts';
import { takeUntold } from '../limits/attempts.ts';
import { queueMail } from '../mail/mail-repository.ts';
import type { Message } from '../mail/messages.ts';

/**
 * Tells the owner of an account that somebody used its address; not too often, whoever and from wherever it is, so that
 * nobody can fill a mailbox. Its owner needs none of these mails.
 */
export async function writeToOwner(tx: Tx, message: Message, now: Date): Promise<void> {
  const limit = { bucket: ['address-used', message.recipient], most: 3, seconds: 3_600 };
  if (await takeUntold(tx, limit, now)) await queueMail(tx, message);
}
