import * as text from '../../messages/account-mail.generated.ts';
import { letter } from '../../platform/mail/letter.ts';
import { linkTo, type Message } from '../../platform/mail/messages.ts';
import { newPasswordButton, signInButton } from './account-mail.ts';

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
