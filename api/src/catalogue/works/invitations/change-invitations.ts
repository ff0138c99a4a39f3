import { currentLanguage } from '@counterpoint/messages';
import { inLanguage } from '@counterpoint/messages/node';
import * as text from '../../../messages/limits.generated.ts';
import { readPartyMembers } from '../../../parties/party-repository.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { DomainEvents } from '../../../platform/events/events.ts';
import { recordAttemptIn } from '../../../platform/limits/attempts.ts';
import { type ConfirmedAddress, readConfirmedAddresses, withdrawInvitation } from './invitation-repository.ts';
import { type InvitedWork, readInvitedWork } from './invited-lines.ts';
import { confirmsChange, sendInvitation } from './send-invitation.ts';

const DAY_SECONDS = 86_400;
const MAX_PER_DAY = 3;

/** Asks the parties without an account for whose confirmation a revision waits, at the address that confirmed before. */
export async function inviteToConfirmChange(
  tx: Tx,
  { entryKind, entry, act }: DomainEvents['confirmation.requested'],
): Promise<void> {
  if (entryKind.name !== 'composition') return;
  const invitees = await findInvitees(tx, entry.id);
  for (const { email } of invitees) {
    // Submitters can recall and submit a revision as often as they like.
    const limit = { bucket: ['work-change-to', entry.id, email], max: MAX_PER_DAY, seconds: DAY_SECONDS };
    await recordAttemptIn(tx, { ...limit, message: text.tooManyInvitationsToAddress }, act.at);
  }
  await sendLinks(tx, invitees, act.at);
}

/** The new links replace those sent before. */
export async function sendLinksToChange(
  tx: Tx,
  { entryKind, entry, act: { at } }: DomainEvents['confirmation.requested'],
): Promise<void> {
  if (entryKind.name !== 'composition') return;
  await sendLinks(tx, await findInvitees(tx, entry.id), at);
}

/** Of a revision that is its submitter's draft again. */
export async function withdrawChangeInvitations(
  tx: Tx,
  { entryKind, entry, act: { at } }: DomainEvents['entry.recalled'],
): Promise<void> {
  if (entryKind.name !== 'composition') return;
  for (const { partyId } of await findInvitees(tx, entry.id))
    await withdrawInvitation(tx, { workId: entry.id, partyId, at });
}

interface Invitee extends ConfirmedAddress {
  readonly partyId: string;
  readonly invited: InvitedWork;
}

async function sendLinks(tx: Tx, invitees: readonly Invitee[], at: Date): Promise<void> {
  for (const { partyId, email, language, invited } of invitees)
    await inLanguage(language ?? currentLanguage(), () =>
      sendInvitation(tx, { invited, partyId, email, inviter: invited.viewer, at }),
    );
}

async function findInvitees(tx: Tx, id: string): Promise<Invitee[]> {
  const addresses = await readConfirmedAddresses(tx, id);
  const members = await readPartyMembers(tx, [...addresses.keys()]);
  const invitees: Invitee[] = [];
  for (const [partyId, address] of addresses) {
    const invited = members.get(partyId) ? null : await readInvitedWork(tx, id, partyId);
    if (invited && confirmsChange(invited)) invitees.push({ ...address, partyId, invited });
  }
  return invitees;
}
