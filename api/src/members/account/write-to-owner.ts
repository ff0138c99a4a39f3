import type { Tx } from '../../platform/db/transaction.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import { queueMail } from '../../platform/mail/mail-repository.ts';
import type { Message } from '../../platform/mail/messages.ts';
import { queueAccountMail } from './account-mail.ts';

/** Limited per address, so that nobody can fill a mailbox. */
export async function writeToOwner(
  tx: Tx,
  owner: string,
  { compose, now }: { readonly compose: (owner: string) => Message; readonly now: Date },
): Promise<void> {
  const limit = { bucket: ['address-used', owner], most: 3, seconds: 3_600 };
  if (await countAttempt(tx, limit, now)) await queueAccountMail(tx, owner, compose);
}

/** Limited per address over all requesters, as anyone may request mail to any address. */
export async function writeToNewAddress(tx: Tx, message: Message, { now }: { readonly now: Date }): Promise<void> {
  const limit = { bucket: ['unproven-address', message.recipient], most: 10, seconds: 86_400 };
  if (await countAttempt(tx, limit, now)) await queueMail(tx, message);
}
