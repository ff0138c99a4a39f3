import * as text from '../../../messages/invitations.generated.ts';
import { letter } from '../../../platform/mail/letter.ts';
import { linkTo, type Message } from '../../../platform/mail/messages.ts';

/** The page that the link opens; the portal's `paths` name it, too. */
const PAGE = '/invitation';

interface InvitationMail {
  readonly title: string;
  readonly inviter: string;
  /** The invited party, as the work names it. */
  readonly name: string;
  readonly token: string;
  readonly days: number;
}

export function invitationMail(recipient: string, portal: string, { token, days, ...names }: InvitationMail): Message {
  return letter(
    recipient,
    text.subject(names),
    text.registered(names),
    text.yourAnswer(),
    { type: 'button', label: text.seeShares(), url: linkTo(portal, `${PAGE}?token=${token}`) },
    { type: 'note', text: text.lifetime({ days }) },
    { type: 'note', text: text.notYou(names) },
  );
}
