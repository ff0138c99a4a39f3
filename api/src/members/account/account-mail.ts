import { currentLanguage } from '@counterpoint/messages';
import { inLanguage } from '@counterpoint/messages/node';
import type { Tx } from '../../platform/db/transaction.ts';
import { queueMail } from '../../platform/mail/mail-repository.ts';
import type { Message } from '../../platform/mail/messages.ts';

/** Queues mail to an address in the language of its account, or of the request if it has none. */
export async function queueAccountMail(tx: Tx, recipient: string, compose: (recipient: string) => Message) {
  const account = await tx.selectFrom('account').select('language').where('email', '=', recipient).executeTakeFirst();
  const language = account?.language ?? currentLanguage();
  await inLanguage(language, () => queueMail(tx, compose(recipient)));
}
