import { CONTACT } from '@counterpoint/domain/contact';
import { currentLanguage } from '@counterpoint/messages';
import { inLanguage } from '@counterpoint/messages/node';
import * as text from '../../messages/account-mail.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import { letter } from '../../platform/mail/letter.ts';
import { queueMail } from '../../platform/mail/mail-repository.ts';
import { type Block, linkTo, type Message, portalAddress } from '../../platform/mail/messages.ts';

export type Compose = (recipient: string, portal: string) => Message;

/** Queues mail to an address in the language of its account, or of the request if it has none. */
export async function queueAccountMail(tx: Tx, recipient: string, compose: Compose): Promise<void> {
  const account = await tx.selectFrom('account').select('language').where('email', '=', recipient).executeTakeFirst();
  const language = account?.language ?? currentLanguage();
  await inLanguage(language, () => queueMail(tx, compose(recipient, portalAddress(tx))));
}

/** Limited per address, so that nobody can fill a mailbox. */
export async function writeToOwner(
  tx: Tx,
  owner: string,
  { compose, at }: { compose: Compose; at: Date },
): Promise<void> {
  const limit = { bucket: ['address-used', owner], max: 3, seconds: 3_600 };
  if (await countAttempt(tx, limit, at)) await queueAccountMail(tx, owner, compose);
}

/** Limited per address over all requesters, as anyone may request mail to any address. */
export async function writeToNewAddress(tx: Tx, message: Message, at: Date): Promise<void> {
  const limit = { bucket: ['unproven-address', message.recipient], max: 10, seconds: 86_400 };
  if (await countAttempt(tx, limit, at)) await queueMail(tx, message);
}

export function signInButton(portal: string): Block {
  return { type: 'button', label: text.signIn(), url: linkTo(portal, '/') };
}

export function newPasswordButton(portal: string): Block {
  return { type: 'button', label: text.resetSubject(), url: linkTo(portal, '/email-password-reset-link') };
}

export function confirmAddress(recipient: string, portal: string, token: string): Message {
  return letter(
    recipient,
    text.confirmSubject(),
    text.confirm(),
    { type: 'button', label: text.confirmAddress(), url: linkTo(portal, `/signup/success?confirm=${token}`) },
    text.confirmLifetime(),
    text.confirmIgnore(),
  );
}

const CLAIMED_NUMBERS = { ipi_name_number: text.ipiClaimed, isni_number: text.isniClaimed };
const OMITTED_NUMBERS = { ipi_name_number: text.ipiLeftOut, isni_number: text.isniLeftOut };

interface JoinedMember {
  /** Numbers that another party got since the sign-up. */
  readonly leftOut: readonly (keyof typeof OMITTED_NUMBERS)[];
  /** The number that a party without a member has. */
  readonly claimed: keyof typeof CLAIMED_NUMBERS | null;
  /** Whether other sign-ups used the address: a stranger may have requested the link. */
  readonly isOneOfSeveral: boolean;
}

export function welcome(
  recipient: string,
  portal: string,
  { leftOut, claimed, isOneOfSeveral }: JoinedMember,
): Message {
  return letter(
    recipient,
    text.welcomeSubject(),
    text.welcome(),
    signInButton(portal),
    ...(claimed ? [CLAIMED_NUMBERS[claimed]()] : []),
    ...leftOut.map((number) => OMITTED_NUMBERS[number]()),
    ...(isOneOfSeveral ? [text.severalSignUps(), newPasswordButton(portal)] : []),
  );
}

export function alreadyMember(recipient: string, portal: string): Message {
  return letter(
    recipient,
    text.alreadyMemberSubject(),
    text.alreadyMember(),
    signInButton(portal),
    text.forgotPassword(),
    newPasswordButton(portal),
    text.nothingChanged(),
  );
}

export function resetLink(recipient: string, portal: string, path: string): Message {
  return letter(
    recipient,
    text.resetSubject(),
    text.reset(),
    { type: 'button', label: text.resetSubject(), url: linkTo(portal, path) },
    text.resetLifetime(),
    text.resetIgnore(),
  );
}

export function passwordChanged(recipient: string, portal: string): Message {
  return letter(
    recipient,
    text.passwordChangedSubject(),
    text.passwordChanged(),
    text.passwordNotYou(),
    newPasswordButton(portal),
    text.passwordWriteTo({ email: CONTACT.email, phone: CONTACT.phone.shown }),
  );
}

export function confirmNewAddress(recipient: string, portal: string, token: string): Message {
  return letter(
    recipient,
    text.newAddressSubject(),
    text.newAddress(),
    {
      type: 'button',
      label: text.newAddressSubject(),
      url: linkTo(portal, `/signup/success?confirm-email=${token}`),
    },
    text.newAddressLifetime(),
    text.newAddressIgnore(),
  );
}

/** To the owner of the requested address: the page must not reveal that it has an account. */
export function addressRequested(recipient: string, portal: string): Message {
  return letter(
    recipient,
    text.addressUsedSubject(),
    text.addressUsed(),
    text.addressUsedSignIn(),
    signInButton(portal),
    text.ignore(),
  );
}

export function addressChangeRequested(recipient: string, portal: string, email: string): Message {
  const notYou = [text.changeNotYou(), newPasswordButton(portal)];
  return letter(recipient, text.changeSubject(), text.change({ email }), ...notYou);
}

export function addressChanged(recipient: string, email: string): Message {
  return letter(recipient, text.changedSubject(), text.changed({ email }), text.changedNotYou());
}
