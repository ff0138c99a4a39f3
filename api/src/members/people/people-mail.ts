import type { AssignableRole, PortalArea } from '@counterpoint/domain/permissions';
import { formatList } from '@counterpoint/messages';
import * as text from '../../messages/people.generated.ts';
import { button, type Letter, signInButton } from '../account/account-mail.ts';

/** The page that the link opens; the portal's `paths` name it, too. */
const PAGE = '/people-invitation';

interface InvitationMail {
  readonly inviter: string;
  readonly member: string;
  readonly role: AssignableRole;
  /** Null for all. */
  readonly areas: readonly PortalArea[] | null;
  readonly token: string;
  readonly days: number;
}

export function personInvited({ role, areas, token, days, inviter, member }: InvitationMail): Letter {
  const names = { inviter, member, by: inviter === member ? 'member' : 'other' } as const;
  return [
    text.invitedSubject(names),
    text.invited(names),
    text.invitedRole({ role }),
    ...(areas ? [text.invitedAreas({ areas: formatList(areas.map((area) => text.area({ area }))) })] : []),
    button(text.accept(), `${PAGE}?token=${token}`),
    { type: 'note', text: text.lifetime({ days }) },
    { type: 'note', text: text.notExpected() },
  ];
}

export function ownershipReceived(member: string): Letter {
  return [text.ownershipSubject({ member }), text.ownershipReceived({ member }), signInButton()];
}
