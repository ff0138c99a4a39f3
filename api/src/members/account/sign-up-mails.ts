import * as text from '../../messages/account-mail.generated.ts';
import { letter } from '../../platform/mail/letter.ts';
import { linkTo, type Message } from '../../platform/mail/messages.ts';

export function confirmAddress(recipient: string, portal: string, token: string): Message {
  return letter(
    recipient,
    text.confirmSubject(),
    text.confirm(),
    linkTo(portal, `/signup/success?confirm=${token}`),
    text.confirmLifetime(),
    text.confirmIgnore(),
  );
}

const OMITTED_NUMBERS = { ipi_name_number: text.ipiLeftOut, isni_number: text.isniLeftOut };

interface Joined {
  /** Numbers that another party got since the sign-up. */
  readonly leftOut: readonly (keyof typeof OMITTED_NUMBERS)[];
  /** Whether other sign-ups used the address: a stranger may have requested the link. */
  readonly isOneOfSeveral: boolean;
}

export function welcome(recipient: string, portal: string, { leftOut, isOneOfSeveral }: Joined): Message {
  return letter(
    recipient,
    text.welcomeSubject(),
    text.welcome(),
    linkTo(portal, '/'),
    ...leftOut.map((number) => OMITTED_NUMBERS[number]()),
    ...(isOneOfSeveral ? [text.severalSignUps(), linkTo(portal, '/email-password-reset-link')] : []),
  );
}

export function alreadyMember(recipient: string, portal: string): Message {
  return letter(
    recipient,
    text.alreadyMemberSubject(),
    text.alreadyMember(),
    linkTo(portal, '/'),
    text.forgotPassword(),
    linkTo(portal, '/email-password-reset-link'),
    text.nothingChanged(),
  );
}
