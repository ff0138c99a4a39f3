import { pickFields } from '@counterpoint/domain/fields';
import {
  type NewInvitation,
  type WorkInvitation,
  type WorkInvitations,
  workInvitation,
} from '@counterpoint/domain/schemas/works';
import * as text from '../../../messages/invitations.generated.ts';
import * as notFoundText from '../../../messages/not-found.generated.ts';
import { readPartyMembers } from '../../../parties/party-repository.ts';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import { conflict, notFound, wrongFields } from '../../../platform/http/app-error.ts';
import { limitInvitations } from '../../../platform/limits/limit-invitations.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import { reinviteContesters } from '../../entry/confirmation/confirmation-repository.ts';
import type { EntryChange } from '../../entry/entry-definition.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import { lockEntry } from '../../entry/entry-repository.ts';
import { toInstant, type Viewer } from '../../entry/entry-views.ts';
import { openEntry } from '../../entry/open-entry.ts';
import { auditChange } from '../../entry/record-change.ts';
import { WORK, type WorkTypes } from '../work-definition.ts';
import {
  type Invitation,
  isOwnAddress,
  readConfirmedAddresses,
  readInvitations,
  withdrawInvitation,
} from './invitation-repository.ts';
import { type InvitedWork, readInvitedWork } from './invited-lines.ts';
import { confirmsChange, sendInvitation } from './send-invitation.ts';

const MAX_PER_MEMBER = 50;

type WorkChange = EntryChange<WorkTypes>;

/** Throws 404 for anyone but the submitter: others don't see addresses. */
export async function listInvitations(
  db: Database,
  { id, viewer, now }: { readonly id: string; readonly viewer: Viewer; readonly now: Date },
): Promise<WorkInvitations> {
  await openAsInviter(db, id, viewer);
  return { items: (await readInvitations(db, id)).map((invitation) => toInvitation(invitation, now)) };
}

interface InvitationKey {
  /** The work. */
  readonly id: string;
  readonly invitationId: string;
}

/** Mails a new link to the same address; the earlier one no longer works. */
export async function sendInvitationAgain(change: WorkChange, target: InvitationKey): Promise<WorkInvitation> {
  const { party_id, email } = await findInvitation(change, target);
  return inviteParty(change, target.id, { party_id, email });
}

/** Mails a link to a party that isn't a member. It replaces an open invitation of that party. */
export async function inviteParty(
  change: WorkChange,
  id: string,
  { party_id, email }: NewInvitation,
): Promise<WorkInvitation> {
  const { tx, act } = change;
  await lockEntry(tx, WORKS, id);
  await openAsInviter(tx, id, act.actor);
  const invited = await checkInvitee(tx, { id, party_id });
  const isDeclined = invited.lines.some(({ confirmation }) => confirmation === 'contested');
  if (await isOwnAddress(tx, act.actor.memberId, email))
    throw wrongFields([{ path: 'email', message: text.ownAddress() }]);
  if (isDeclined || confirmsChange(invited)) await checkAddressOf(tx, invited, { party_id, email });
  const { memberId } = act.actor;
  await limitInvitations(tx, { kind: 'work-invitation', memberId, maxPerMember: MAX_PER_MEMBER, email, at: act.at });
  if (isDeclined) {
    await reinviteContesters(tx, { entryKind: WORKS, id, revision: invited.work.revision }, [party_id]);
    await publish(tx, { topic: 'compositions', memberIds: [memberId] });
  }
  const invitation = await sendInvitation(tx, { invited, partyId: party_id, email, inviter: act.actor, at: act.at });
  await auditChange(change, { id, action: 'invite' });
  return toInvitation(invitation, act.at);
}

/** Otherwise submitters could confirm, at an address of their own, what takes shares from a co-writer. */
async function checkAddressOf(tx: Tx, { work, lines }: InvitedWork, { party_id, email }: NewInvitation): Promise<void> {
  const confirmed = (await readConfirmedAddresses(tx, work.id)).get(party_id);
  const [line] = lines;
  if (line && confirmed && confirmed.email !== email)
    throw wrongFields([{ path: 'email', message: text.changeToSameAddress(line) }]);
}

/** Returns the latest invitation of its party, answered or not. */
async function findInvitation({ tx, act }: WorkChange, { id, invitationId }: InvitationKey): Promise<Invitation> {
  await lockEntry(tx, WORKS, id);
  await openAsInviter(tx, id, act.actor);
  const invitation = (await readInvitations(tx, id)).find((each) => each.id === invitationId);
  if (!invitation) throw notFound();
  return invitation;
}

export async function withdrawOpenInvitation(change: WorkChange, target: InvitationKey): Promise<void> {
  const { tx, act } = change;
  const { id } = target;
  const invitation = await findInvitation(change, target);
  const isWithdrawn = await withdrawInvitation(tx, { workId: id, partyId: invitation.party_id, at: act.at });
  if (!isWithdrawn) throw conflict('already_answered', text.alreadyAnswered());
  await auditChange(change, { id, action: 'withdraw_invitation' });
}

async function openAsInviter(db: Database, id: string, viewer: Viewer): Promise<void> {
  const { is_mine } = await openEntry(WORK, db, { id, viewer });
  if (!is_mine) throw notFound(notFoundText.entry({ noun: WORK.noun }));
}

/** Throws 409 if there is nothing for the party to confirm by email. */
async function checkInvitee(
  tx: Tx,
  { id, party_id }: { readonly id: string; readonly party_id: string },
): Promise<InvitedWork> {
  const invited = await readInvitedWork(tx, id, party_id);
  const [line] = invited?.lines ?? [];
  if (!invited || !line) throw conflict('not_named', text.notNamed());
  if ((await readPartyMembers(tx, [party_id])).get(party_id)) throw conflict('is_member', text.isMember(line));
  if (invited.lines.every(({ confirmation }) => confirmation === 'confirmed'))
    throw conflict('already_confirmed', text.alreadyConfirmed(line));
  return invited;
}

function toInvitation(row: Invitation, now: Date): WorkInvitation {
  return pickFields(workInvitation.shape, {
    ...row,
    state: stateOf(row, now),
    address: maskAddress(row.email),
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    opened_at: toInstant(row.opened_at),
    answered_at: toInstant(row.answered_at),
  });
}

function stateOf({ answer, expires_at, opened_at }: Invitation, now: Date): WorkInvitation['state'] {
  if (answer) return answer;
  if (expires_at <= now) return 'expired';
  return opened_at ? 'opened' : 'sent';
}

/** Enough for the member who typed it to recognise it. */
function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0]}•••${email.slice(at)}`;
}
