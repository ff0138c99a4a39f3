import { newPasswordButton } from '../../members/account/account-mail.ts';
import * as text from '../../messages/own-data.generated.ts';
import { letter } from '../../platform/mail/letter.ts';
import type { Message } from '../../platform/mail/messages.ts';

export function ownDataDownloaded(recipient: string, portal: string): Message {
  return letter(recipient, text.subject(), text.downloaded(), text.notYou(), newPasswordButton(portal));
}
