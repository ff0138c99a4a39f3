import * as text from '../../../messages/invitations.generated.ts';
import { readPartyName } from '../../../parties/party-repository.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { letter } from '../../../platform/mail/letter.ts';
import { queueMail } from '../../../platform/mail/mail-repository.ts';
import { type Block, linkTo, portalAddress } from '../../../platform/mail/messages.ts';
import { newToken } from '../../../platform/tokens/token.ts';
import type { Viewer } from '../../entry/entry-views.ts';
import { type Invitation, insertInvitation, withdrawInvitation } from './invitation-repository.ts';
import type { InvitedWork } from './invited-lines.ts';

const INVITATION_DAYS = 30;
const DAY_MS = 86_400_000;

interface NewLink {
  readonly invited: InvitedWork;
  readonly partyId: string;
  readonly email: string;
  readonly inviter: Viewer;
  readonly at: Date;
}

/** Mails a link. It replaces an open invitation of the party. */
export async function sendInvitation(tx: Tx, link: NewLink): Promise<Invitation> {
  const { invited, email, inviter } = link;
  const { invitation, token } = await insertLink(tx, link);
  const name = invited.lines[0]?.name ?? '';
  const names = { title: invited.work.title, name, inviter: await readPartyName(tx, inviter.partyId) };
  // Asks a party that confirmed its shares before about a revision that changes or removes them.
  const isChange = invited.registered !== null;
  const mail = letter(
    email,
    isChange ? text.changeSubject(names) : text.subject(names),
    isChange ? text.changed(names) : text.registered(names),
    isChange ? text.changeAnswer() : text.yourAnswer(),
    ...linkBlocks(portalAddress(tx), token),
    { type: 'note', text: text.notYou(names) },
  );
  await queueMail(tx, mail);
  return invitation;
}

/** Creates a link without mailing it. It replaces an open invitation of the party. */
export async function insertLink(
  tx: Tx,
  { invited: { work }, partyId, email, inviter, at }: NewLink,
): Promise<{ readonly invitation: Invitation; readonly token: string }> {
  await withdrawInvitation(tx, { workId: work.id, partyId, at });
  const { token, hash } = newToken();
  const invitation = await insertInvitation(tx, {
    id: newId(),
    composition_id: work.id,
    party_id: partyId,
    member_id: inviter.memberId,
    email,
    token_hash: hash,
    sent_at: at,
    expires_at: new Date(at.getTime() + INVITATION_DAYS * DAY_MS),
  });
  return { invitation, token };
}

/** Of parties that aren't members, only those that confirmed shares are invited again, when a revision changes them. */
export function confirmsChange({ lines }: InvitedWork): boolean {
  return lines.some(({ confirmation }) => confirmation === 'invited');
}

/** The page that the link opens; the portal's `paths` name it, too. */
const PAGE = '/invitation';

export function linkBlocks(portal: string, token: string): Block[] {
  return [
    { type: 'button', label: text.seeShares(), url: linkTo(portal, `${PAGE}?token=${token}`) },
    { type: 'note', text: text.lifetime({ days: INVITATION_DAYS }) },
  ];
}
