import type { Tx } from '../../platform/db/transaction.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import { queueMail } from '../../platform/mail/mail-repository.ts';
import type { Message } from '../../platform/mail/messages.ts';

/** Notifies an owner that their address was used. Limited per address, so that nobody can fill a mailbox. */
export async function writeToOwner(tx: Tx, message: Message, now: Date): Promise<void> {
  const limit = { bucket: ['address-used', message.recipient], most: 3, seconds: 3_600 };
  if (await countAttempt(tx, limit, now)) await queueMail(tx, message);
}
