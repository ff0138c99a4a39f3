import { CONTACT } from '@counterpoint/domain/contact';
import { currentLanguage } from '@counterpoint/messages';
import { inLanguage } from '@counterpoint/messages/node';
import * as text from '../../messages/account-mail.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import { letter } from '../../platform/mail/letter.ts';
import { queueMail } from '../../platform/mail/mail-repository.ts';
import { type Block, linkTo, portalAddress } from '../../platform/mail/messages.ts';

/** A subject, and what is below it. The URL of a button is a path of the portal. */
export type Letter = readonly [subject: string, ...blocks: readonly Block[]];
export type Compose = () => Letter;

/** Queues mail to an address in the language of its account, or of the request if it has none. */
export async function queueAccountMail(tx: Tx, recipient: string, compose: Compose): Promise<void> {
  const account = await tx.selectFrom('account').select('language').where('email', '=', recipient).executeTakeFirst();
  await inLanguage(account?.language ?? currentLanguage(), () => {
    const [subject, ...blocks] = compose();
    return queueMail(tx, letter(recipient, subject, ...blocks.map((block) => withAddress(block, portalAddress(tx)))));
  });
}

function withAddress(block: Block, portal: string): Block {
  return typeof block === 'object' && 'url' in block ? { ...block, url: linkTo(portal, block.url) } : block;
}

interface LimitedMail {
  readonly compose: Compose;
  readonly at: Date;
}

/** Limited per address, so that nobody can fill a mailbox. */
export async function writeToOwner(tx: Tx, owner: string, { compose, at }: LimitedMail): Promise<void> {
  const limit = { bucket: ['address-used', owner], max: 3, seconds: 3_600 };
  if (await countAttempt(tx, limit, at)) await queueAccountMail(tx, owner, compose);
}

/** Limited per address over all requesters, as anyone may request mail to any address. */
export async function writeToNewAddress(tx: Tx, recipient: string, { compose, at }: LimitedMail): Promise<void> {
  const limit = { bucket: ['unproven-address', recipient], max: 10, seconds: 86_400 };
  if (await countAttempt(tx, limit, at)) await queueAccountMail(tx, recipient, compose);
}

export function button(label: string, path: string): Block {
  return { type: 'button', label, url: path };
}

export function signInButton(): Block {
  return button(text.signIn(), '/');
}

export function newPasswordButton(): Block {
  return button(text.resetSubject(), '/email-password-reset-link');
}

export function confirmAddress(token: string): Letter {
  return [
    text.confirmSubject(),
    text.confirm(),
    button(text.confirmAddress(), `/signup/success?confirm=${token}`),
    text.confirmLifetime(),
    text.confirmIgnore(),
  ];
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

export function welcome({ leftOut, claimed, isOneOfSeveral }: JoinedMember): Letter {
  return [
    text.welcomeSubject(),
    text.welcome(),
    signInButton(),
    ...(claimed ? [CLAIMED_NUMBERS[claimed]()] : []),
    ...leftOut.map((number) => OMITTED_NUMBERS[number]()),
    ...(isOneOfSeveral ? [text.severalSignUps(), newPasswordButton()] : []),
  ];
}

export function alreadyMember(): Letter {
  return [
    text.alreadyMemberSubject(),
    text.alreadyMember(),
    signInButton(),
    text.forgotPassword(),
    newPasswordButton(),
    text.nothingChanged(),
  ];
}

export function resetLink(path: string): Letter {
  const link = button(text.resetSubject(), path);
  return [text.resetSubject(), text.reset(), link, text.resetLifetime(), text.resetIgnore()];
}

export function passwordChanged(): Letter {
  return [
    text.passwordChangedSubject(),
    text.passwordChanged(),
    text.passwordNotYou(),
    newPasswordButton(),
    text.passwordWriteTo({ email: CONTACT.email, phone: CONTACT.phone.shown }),
  ];
}

export function confirmNewAddress(token: string): Letter {
  const link = button(text.newAddressSubject(), `/signup/success?confirm-email=${token}`);
  return [text.newAddressSubject(), text.newAddress(), link, text.newAddressLifetime(), text.newAddressIgnore()];
}

/** To the owner of the requested address: the page must not reveal that it has an account. */
export function addressRequested(): Letter {
  return [text.addressUsedSubject(), text.addressUsed(), text.addressUsedSignIn(), signInButton(), text.ignore()];
}

export function addressChangeRequested(email: string): Letter {
  return [text.changeSubject(), text.change({ email }), text.changeNotYou(), newPasswordButton()];
}

export function addressChanged(email: string): Letter {
  return [text.changedSubject(), text.changed({ email }), text.changedNotYou()];
}
