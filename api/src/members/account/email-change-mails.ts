import { letter } from '../../platform/mail/letter.ts';
import { linkTo, type Message } from '../../platform/mail/messages.ts';

export function confirmNewAddress(recipient: string, portal: string, token: string): Message {
  return letter(
    recipient,
    'Confirm your new e-mail address',
    'A member of Counterpoint, probably you, wants to sign in with this e-mail address from now on. To confirm it, open this link:',
    linkTo(portal, `/signup/success?confirm-email=${token}`),
    'The link works once, for 24 hours. Until you open it, nothing changes.',
    'If it was not you, do not open the link: nothing happens then, and you will hear no more of it.',
  );
}

/** To the owner of the requested address: the page must not reveal that it has an account. */
export function addressWanted(recipient: string, portal: string): Message {
  return letter(
    recipient,
    'Somebody wanted to use your e-mail address',
    'A member of Counterpoint wanted to sign in with this e-mail address from now on. It belongs to your account, so nothing was changed.',
    'If that was you, in another account of yours, sign in with this address here:',
    linkTo(portal, '/'),
    'If it was not you, you need do nothing.',
  );
}

/** To the present address, before the change. */
export function addressChangeAsked(recipient: string, portal: string, newEmail: string): Message {
  return letter(
    recipient,
    'Your e-mail address is about to change',
    `Somebody, probably you, asked to sign in to your Counterpoint account with ${newEmail} instead of this address. That happens once the link we sent there is opened.`,
    'If it was not you, somebody knows your password. Choose a new one now, which also calls off the change:',
    linkTo(portal, '/email-password-reset-link'),
  );
}

export function addressChanged(recipient: string, newEmail: string): Message {
  return letter(
    recipient,
    'Your e-mail address was changed',
    `From now on you sign in to Counterpoint with ${newEmail}, and this address is not used any more.`,
    'If it was not you, write to us at once: answer this message.',
  );
}
