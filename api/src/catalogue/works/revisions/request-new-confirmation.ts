import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import type { Tx } from '../../../platform/db/transaction.ts';
import { type DomainEvents, publishEvent } from '../../../platform/events/events.ts';
import { extendConfirmation } from '../../entry/confirmation/confirmation-repository.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import { readForSociety } from '../../entry/record-change.ts';
import { WORK } from '../work-definition.ts';

/** Parties whose shares the outcome of a case has changed must confirm again, and the deadline may have passed. */
export async function requestNewConfirmation(
  tx: Tx,
  { before, act: { at } }: DomainEvents['work.amendment_changed_by_case'],
): Promise<void> {
  const { id, revision } = before;
  await extendConfirmation(tx, { entryKind: WORKS, id, revision }, at);
  const asked = await readForSociety({ entry: WORK, tx }, id, revision);
  if (!asked?.details.confirm_by) return;
  const wereInvited = invitedIn(before);
  if ([...invitedIn(asked.details)].every((partyId) => wereInvited.has(partyId))) return;
  const confirmBy = new Date(asked.details.confirm_by);
  const reminder = { entryKind: WORKS, entry: asked.details, act: { actor: null, at }, confirmBy };
  await publishEvent(tx, 'confirmation.reminder_due', reminder);
}

function invitedIn({ writers, publishers }: WorkDetails): Set<string | null> {
  const invited = [...writers, ...publishers].filter(({ confirmation }) => confirmation === 'invited');
  return new Set(invited.map(({ party_id }) => party_id));
}
