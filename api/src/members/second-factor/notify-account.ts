import type { Tx } from '../../platform/db/transaction.ts';
import type { Message } from '../../platform/mail/messages.ts';
import { queueAccountMail } from '../account/account-mail.ts';
import { emailOf } from '../account/account-repository.ts';

/** Mails the owner of an account, in their language. */
export async function notifyAccount(tx: Tx, accountId: string, compose: (to: string) => Message): Promise<void> {
  await queueAccountMail(tx, await emailOf(tx, accountId), compose);
}
