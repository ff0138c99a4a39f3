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
  /** Asks a party that confirmed its shares before about a revision that changes or removes them. */
  readonly isChange: boolean;
}

export function invitationMail(recipient: string, portal: string, mail: InvitationMail): Message {
  const { token, days, isChange, ...names } = mail;
  return letter(
    recipient,
    isChange ? text.changeSubject(names) : text.subject(names),
    isChange ? text.changed(names) : text.registered(names),
    isChange ? text.changeAnswer() : text.yourAnswer(),
    { type: 'button', label: text.seeShares(), url: linkTo(portal, `${PAGE}?token=${token}`) },
    { type: 'note', text: text.lifetime({ days }) },
    { type: 'note', text: text.notYou(names) },
  );
}
