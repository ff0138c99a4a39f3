import * as text from '../../../messages/entries.generated.ts';
import * as notFoundText from '../../../messages/not-found.generated.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import { conflict, notFound } from '../../../platform/http/app-error.ts';
import type { VersionedId } from '../../../platform/http/versioned-id.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import type { EntryChange, EntryDefinition, EntryTypes, NamedParty, SubmissionDays } from '../entry-definition.ts';
import { insertEntryEvent, lockEntry, updateRevision } from '../entry-repository.ts';
import { findAwaiting, openEntry, openForChange } from '../open-entry.ts';
import { auditChange, recordChange } from '../record-change.ts';
import { changesSharesOnHold } from '../revisions/shares-on-hold.ts';
import { activateRevision } from '../revisions/write-revision.ts';
import { confirmOwnLines, confirmRemoval, contestOwnLines, contestRemoval } from './confirmation-repository.ts';
import { contestOf, contestsOf } from './contests.ts';
import { refuseWithinADay } from './reminder-limit.ts';

/** The last confirmation activates the revision, unless it changes shares that came on hold meanwhile. */
export async function confirmRevision<E extends EntryTypes>(
  change: EntryChange<E>,
  target: VersionedId,
  days: Pick<SubmissionDays, 'response'>,
): Promise<E['details']> {
  const { entry, tx, act } = change;
  const awaiting = await findAwaiting(change, await openForChange(change, target));
  const open = awaiting ? partiesOf(entry, awaiting).filter(isOpen) : [];
  if (!awaiting || !open.some(({ is_me }) => is_me)) throw conflict('nothing_to_confirm', text.nothingToConfirm());
  const { id, revision } = awaiting;
  await confirmOwnLines(tx, { of: entry.kind, id, revision }, act);
  await confirmRemoval(tx, { of: entry.kind, id, revision }, act);
  await insertEntryEvent(change, awaiting, { type: 'confirmed' });
  const contests = await contestsOf(tx, entry.kind, awaiting);
  const own = contestOf(contests, act.actor.partyId);
  if (own) await wiringOf(tx).disputes.endContests(tx, act, { contests: [own], resolution: 'agreed' });
  const isBlocked = open.some(({ is_me }) => !is_me) || contests.some((contest) => contest !== own);
  if (isBlocked || (await changesSharesOnHold({ entry, tx, viewer: act.actor }, awaiting)))
    await publishEvent(tx, 'entry.confirmed', { of: entry.kind, entry: awaiting, act });
  else await activateRevision({ entry, tx, act, responseDays: days.response }, awaiting);
  return recordChange(change, { id, action: 'confirm', before: awaiting });
}

function partiesOf<E extends EntryTypes>(entry: EntryDefinition<E>, details: E['details']): readonly NamedParty[] {
  return [...entry.confirmableLines(details), ...details.removed];
}

function isOpen({ confirmation }: NamedParty): boolean {
  return confirmation === 'invited' || confirmation === 'contested';
}

interface Contesting<E extends EntryTypes> {
  readonly contestation: E['contestation'];
  readonly responseDays: number;
}

/** The revision waits until the member confirms it or the case is decided; their lines are on hold meanwhile. */
export async function contestRevision<E extends EntryTypes>(
  change: EntryChange<E>,
  target: VersionedId,
  { contestation, responseDays }: Contesting<E>,
): Promise<E['details']> {
  const { entry, tx, act } = change;
  const awaiting = await findAwaiting(change, await openForChange(change, target));
  if (!awaiting?.awaits_my_confirmation) throw conflict('nothing_to_contest', text.nothingToContest());
  const { id, revision } = awaiting;
  const { reason } = contestation;
  const version = { of: entry.kind, id, revision };
  await contestOwnLines(tx, version, { partyId: act.actor.partyId, reason });
  await contestRemoval(tx, version, act);
  await insertEntryEvent(change, awaiting, { type: 'contested', note: reason });
  const disputed = await entry.disputedLines(change, awaiting, contestation);
  const contest = { ...disputed, of: entry.kind, version: awaiting, statement: reason, responseDays };
  await wiringOf(tx).disputes.contest(tx, act, contest);
  return recordChange(change, { id, action: 'contest', before: awaiting });
}

/** Reminds members who haven't responded, at most once a day. It changes nothing, so it needs no lock version. */
export async function remindInvitedParties<E extends EntryTypes>(
  change: EntryChange<E>,
  id: string,
): Promise<E['details']> {
  const { entry, tx, act } = change;
  await lockEntry(tx, entry.kind, id);
  const found = await openEntry(entry, tx, { id, viewer: act.actor });
  if (!found.is_mine) throw notFound(notFoundText.entry({ noun: entry.noun }));
  const awaiting = await findAwaiting(change, found);
  if (!awaiting?.confirm_by) throw conflict('not_awaiting', text.nobodyToRemind({ noun: entry.noun }));
  refuseWithinADay(awaiting, act.at);
  const { revision } = awaiting;
  const confirmBy = new Date(awaiting.confirm_by);
  await publishEvent(tx, 'confirmation.reminder_due', { of: entry.kind, entry: awaiting, act, confirmBy });
  await updateRevision(tx, entry.kind, { id, revision, columns: { reminded_at: act.at } });
  await auditChange(change, { id, action: 'remind' });
  await publish(tx, { topic: `${entry.kind.name}s`, memberIds: [act.actor.memberId] });
  return openEntry(entry, tx, { id, viewer: act.actor, which: revision });
}
