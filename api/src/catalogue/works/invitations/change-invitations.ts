import * as text from '../../../messages/invitations.generated.ts';
import { readPartyMembers } from '../../../parties/named-party-repository.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { DomainEvents } from '../../../platform/events/events.ts';
import { recordAttemptIn } from '../../../platform/limits/attempts.ts';
import { readConfirmedAddresses, withdrawInvitation } from './invitation-repository.ts';
import { type InvitedWork, readInvitedWork } from './invited-lines.ts';
import { isAskedToChange, sendInvitation } from './send-invitation.ts';

const DAY_SECONDS = 86_400;
const MOST_A_DAY = 3;

/** Asks the parties without an account for whose confirmation a revision waits, at the address that confirmed before. */
export async function inviteToConfirmChange(tx: Tx, event: DomainEvents['confirmation.requested']): Promise<void> {
  const { of, entry, act } = event;
  if (of.name !== 'composition') return;
  for (const { email } of await findAsked(tx, entry.id)) {
    // Submitters can recall and submit a revision as often as they like.
    const limit = { bucket: ['work-change-to', entry.id, email], most: MOST_A_DAY, seconds: DAY_SECONDS };
    await recordAttemptIn(tx, { ...limit, message: text.tooManyToAddress }, act.at);
  }
  await sendLinksToChange(tx, event);
}

/** The new links replace those sent before. */
export async function sendLinksToChange(
  tx: Tx,
  { of, entry, act: { at } }: DomainEvents['confirmation.requested'],
): Promise<void> {
  if (of.name !== 'composition') return;
  for (const { partyId, email, invited } of await findAsked(tx, entry.id))
    await sendInvitation(tx, { invited, partyId, email, inviter: invited.viewer, at });
}

/** Of a revision that is its submitter's draft again. */
export async function withdrawChangeInvitations(
  tx: Tx,
  { of, entry, act: { at } }: DomainEvents['entry.recalled'],
): Promise<void> {
  if (of.name !== 'composition') return;
  for (const { partyId } of await findAsked(tx, entry.id))
    await withdrawInvitation(tx, { workId: entry.id, partyId, at });
}

interface AskedParty {
  readonly partyId: string;
  readonly email: string;
  readonly invited: InvitedWork;
}

async function findAsked(tx: Tx, id: string): Promise<AskedParty[]> {
  const addresses = await readConfirmedAddresses(tx, id);
  const members = await readPartyMembers(tx, [...addresses.keys()]);
  const asked: AskedParty[] = [];
  for (const [partyId, email] of addresses) {
    const invited = members.get(partyId) ? null : await readInvitedWork(tx, id, partyId);
    if (invited && isAskedToChange(invited)) asked.push({ partyId, email, invited });
  }
  return asked;
}
