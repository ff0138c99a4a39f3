import { CONTACT } from '@counterpoint/domain/contact';
import * as text from '../../messages/second-factor.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Block } from '../../platform/mail/messages.ts';
import { button, type Compose, type Letter, newPasswordButton, queueAccountMail } from '../account/account-mail.ts';
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

export function factorChanged({ kind, name = '' }: FactorChange): Letter {
  const describe: (values: { name: string }) => string = CHANGES[kind];
  return [
    text.changedSubject(),
    describe({ name }),
    text.notYou(),
    securityButton(),
    text.thenNewPassword(),
    newPasswordButton(),
  ];
}

export function recoveryCodeUsed(left: number): Letter {
  return [
    text.codeUsedSubject(),
    text.codeUsed({ count: left }),
    securityButton(),
    text.notYouPassword(),
    newPasswordButton(),
  ];
}

/** The society removed the factors of a member who lost them. */
export function factorsReset(): Letter {
  return [text.resetSubject(), text.reset(), text.resetNotYou({ email: CONTACT.email, phone: CONTACT.phone.shown })];
}

function securityButton(): Block {
  return button(text.security(), '/security');
}
