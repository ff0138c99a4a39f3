import { letter } from '../../platform/mail/letter.ts';
import { linkTo, type Message } from '../../platform/mail/messages.ts';

export function resetLink(recipient: string, portal: string, path: string): Message {
  return letter(
    recipient,
    'Choose a new password',
    'Somebody, probably you, wants to choose a new password for your Counterpoint account. To do so, open this link:',
    linkTo(portal, path),
    'The link works once, for 30 minutes. A newer one takes its place.',
    'If it was not you, you need do nothing: your password stays as it is, and nobody else has this link.',
  );
}

export function passwordChanged(recipient: string, portal: string): Message {
  return letter(
    recipient,
    'Your password was changed',
    'The password of your Counterpoint account was changed just now. Whoever was signed in elsewhere is signed out.',
    'If it was not you, choose a new password at once, and write to us:',
    linkTo(portal, '/email-password-reset-link'),
  );
}
