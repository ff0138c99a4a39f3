import type { Tx } from '../../platform/db/transaction.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
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
