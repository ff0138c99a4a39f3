import { CONTACT } from '@counterpoint/domain/contact';
import * as text from '../../messages/second-factor.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { letter } from '../../platform/mail/letter.ts';
import { type Block, linkTo, type Message } from '../../platform/mail/messages.ts';
import { newPasswordButton, queueAccountMail } from '../account/account-mail.ts';
import { emailOf } from '../account/account-repository.ts';

/** Mails the owner of an account, in their language. */
export async function notifyAccount(tx: Tx, accountId: string, compose: (to: string) => Message): Promise<void> {
  await queueAccountMail(tx, await emailOf(tx, accountId), compose);
}

export type FactorChange =
  | { readonly kind: 'passkey_added' | 'passkey_removed'; readonly name: string }
  | { readonly kind: 'app_added' | 'app_removed' | 'codes_replaced' };

export function factorChanged(recipient: string, portal: string, change: FactorChange): Message {
  return letter(
    recipient,
    text.changedSubject(),
    describe(change),
    text.notYou(),
    securityButton(portal),
    text.thenNewPassword(),
    newPasswordButton(portal),
  );
}

function describe(change: FactorChange): string {
  switch (change.kind) {
    case 'passkey_added':
      return text.passkeyAdded({ name: change.name });
    case 'passkey_removed':
      return text.passkeyRemoved({ name: change.name });
    case 'app_added':
      return text.appAdded();
    case 'app_removed':
      return text.appRemoved();
    case 'codes_replaced':
      return text.codesReplaced();
  }
}

export function recoveryCodeUsed(recipient: string, portal: string, left: number): Message {
  return letter(
    recipient,
    text.codeUsedSubject(),
    text.codeUsed({ count: left }),
    securityButton(portal),
    text.notYouPassword(),
    newPasswordButton(portal),
  );
}

/** The society removed the factors of a member who lost them. Without links: its commands don't know the portal's address. */
export function factorsReset(recipient: string): Message {
  return letter(
    recipient,
    text.resetSubject(),
    text.reset(),
    text.resetNotYou({ email: CONTACT.email, phone: CONTACT.phone.shown }),
  );
}

function securityButton(portal: string): Block {
  return { type: 'button', label: text.security(), url: linkTo(portal, '/security') };
}
