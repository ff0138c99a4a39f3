import * as text from '../../messages/account-mail.generated.ts';
import { type Block, linkTo } from '../../platform/mail/messages.ts';

export function signInButton(portal: string): Block {
  return { type: 'button', label: text.signIn(), url: linkTo(portal, '/') };
}

export function newPasswordButton(portal: string): Block {
  return { type: 'button', label: text.resetSubject(), url: linkTo(portal, '/email-password-reset-link') };
}
