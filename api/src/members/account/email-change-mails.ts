import * as text from '../../messages/account-mail.generated.ts';
import { letter } from '../../platform/mail/letter.ts';
import { linkTo, type Message } from '../../platform/mail/messages.ts';
import { newPasswordButton, signInButton } from './account-mail.ts';

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
  return letter(
    recipient,
    text.changeSubject(),
    text.change({ email }),
    text.changeNotYou(),
    newPasswordButton(portal),
  );
}

export function addressChanged(recipient: string, email: string): Message {
  return letter(recipient, text.changedSubject(), text.changed({ email }), text.changedNotYou());
}
