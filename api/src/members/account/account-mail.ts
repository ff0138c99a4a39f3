import { currentLanguage } from '@counterpoint/messages';
import { inLanguage } from '@counterpoint/messages/node';
import * as text from '../../messages/account-mail.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import { queueMail } from '../../platform/mail/mail-repository.ts';
import { type Block, linkTo, type Message } from '../../platform/mail/messages.ts';

/** Queues mail to an address in the language of its account, or of the request if it has none. */
export async function queueAccountMail(tx: Tx, recipient: string, compose: (recipient: string) => Message) {
  const account = await tx.selectFrom('account').select('language').where('email', '=', recipient).executeTakeFirst();
  const language = account?.language ?? currentLanguage();
  await inLanguage(language, () => queueMail(tx, compose(recipient)));
}

export function signInButton(portal: string): Block {
  return { type: 'button', label: text.signIn(), url: linkTo(portal, '/') };
}

export function newPasswordButton(portal: string): Block {
  return { type: 'button', label: text.resetSubject(), url: linkTo(portal, '/email-password-reset-link') };
}

/** Limited per address, so that nobody can fill a mailbox. */
export async function writeToOwner(
  tx: Tx,
  owner: string,
  { compose, now }: { readonly compose: (owner: string) => Message; readonly now: Date },
): Promise<void> {
  const limit = { bucket: ['address-used', owner], max: 3, seconds: 3_600 };
  if (await countAttempt(tx, limit, now)) await queueAccountMail(tx, owner, compose);
}

/** Limited per address over all requesters, as anyone may request mail to any address. */
export async function writeToNewAddress(tx: Tx, message: Message, { now }: { readonly now: Date }): Promise<void> {
  const limit = { bucket: ['unproven-address', message.recipient], max: 10, seconds: 86_400 };
  if (await countAttempt(tx, limit, now)) await queueMail(tx, message);
}
