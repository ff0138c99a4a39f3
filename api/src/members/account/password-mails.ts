import { CONTACT } from '@counterpoint/domain/contact';
import * as text from '../../messages/account-mail.generated.ts';
import { letter } from '../../platform/mail/letter.ts';
import { linkTo, type Message } from '../../platform/mail/messages.ts';
import { newPasswordButton } from './account-mail.ts';

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
