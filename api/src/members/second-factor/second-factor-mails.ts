import { CONTACT } from '@counterpoint/domain/contact';
import * as text from '../../messages/second-factor.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { letter } from '../../platform/mail/letter.ts';
import { type Block, linkTo, type Message } from '../../platform/mail/messages.ts';
import { type Compose, newPasswordButton, queueAccountMail } from '../account/account-mail.ts';
import { emailOf } from '../account/account-repository.ts';

/** Mails the owner of an account, in their language. */
export async function notifyAccount(tx: Tx, accountId: string, compose: Compose): Promise<void> {
  await queueAccountMail(tx, await emailOf(tx, accountId), compose);
}

const CHANGES = {
  passkey_added: text.passkeyAdded,
  passkey_removed: text.passkeyRemoved,
  app_added: text.appAdded,
  app_removed: text.appRemoved,
  codes_replaced: text.codesReplaced,
};

export interface FactorChange {
  readonly kind: keyof typeof CHANGES;
  /** Of a passkey. */
  readonly name?: string;
}

export function factorChanged(recipient: string, portal: string, { kind, name = '' }: FactorChange): Message {
  const describe: (values: { name: string }) => string = CHANGES[kind];
  return letter(
    recipient,
    text.changedSubject(),
    describe({ name }),
    text.notYou(),
    securityButton(portal),
    text.thenNewPassword(),
    newPasswordButton(portal),
  );
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

/** The society removed the factors of a member who lost them. */
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
