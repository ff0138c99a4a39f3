import * as text from '../../../messages/entries.generated.ts';
import * as notFoundText from '../../../messages/not-found.generated.ts';
import { readPartyMembers } from '../../../parties/party-repository.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { AnyAct } from '../../../platform/http/actor.ts';
import { AppError, conflict, notFound } from '../../../platform/http/app-error.ts';
import type { VersionedId } from '../../../platform/http/versions.ts';
import type { DueJob } from '../../../platform/jobs/job-repository.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import type { OpenCase } from '../dispute-port.ts';
import type {
  EntryChange,
  EntryContestation,
  EntryDefinition,
  EntryDetails,
  EntryTypes,
  NamedParty,
} from '../entry-definition.ts';
import { insertEntryEvent, lockEntry, updateRevision } from '../entry-repository.ts';
import type { Viewer } from '../entry-views.ts';
import { findAwaiting, openEntry, openForChange } from '../open-entry.ts';
import { auditChange, readForSociety, recordChange, recordChangeBySociety } from '../record-change.ts';
import { changesSharesOnHold } from '../revisions/shares-on-hold.ts';
import { activateRevision, returnToDraft } from '../revisions/write-revision.ts';
import { announceAnswer, requireCoverage } from '../standing.ts';
import { isReminderDue, pendingConfirmationOf } from './confirmation-jobs.ts';
import { confirmOwn, contestOwn, markUnconfirmed, recheckAt } from './confirmation-repository.ts';
import { contestOf, contestRespondents, contestsOf } from './contests.ts';

const DAY_MS = 86_400_000;

function refuseWithinADay({ reminded_at }: { readonly reminded_at: string | null }, at: Date): void {
  const free = reminded_at === null ? 0 : new Date(reminded_at).getTime() + DAY_MS;
  const seconds = Math.ceil((free - at.getTime()) / 1_000);
  if (seconds <= 0) return;
  const message = text.remindedToday();
  throw new AppError(429, 'reminded_today', message, { headers: { 'retry-after': String(seconds) } });
}

/** The last confirmation activates the revision, unless it changes shares that came on hold meanwhile. */
export async function confirmRevision(change: EntryChange, target: VersionedId): Promise<EntryDetails> {
  const { entry, tx, act } = change;
  const awaiting = await findAwaiting(change, await openForChange(change, target));
  const open = awaiting ? partiesOf(entry, awaiting).filter(isOpen) : [];
  if (!awaiting || !open.some(({ is_me }) => is_me)) throw conflict('nothing_to_confirm', text.nothingToConfirm());
  await requireCoverage(change, awaiting);
  const { id, revision } = awaiting;
  await confirmOwn(tx, { entryKind: entry.kind, id, revision }, act);
  await insertEntryEvent(change, awaiting, { type: 'confirmed' });
  await announceAnswer(change, awaiting, 'confirmed');
  const contests = await contestsOf(tx, entry.kind, awaiting);
  const own = contestOf(contests, act.actor.partyId);
  const isBlocked = open.some(({ is_me }) => !is_me) || contests.some((contest) => contest !== own);
  const ended = { contests: own ? [own] : [], resolution: 'agreed', isAnnounced: isBlocked } as const;
  await wiringOf(tx).disputes.endContests(tx, act, ended);
  if (isBlocked || (await changesSharesOnHold({ entry, tx, viewer: act.actor }, awaiting)))
    await publishEvent(tx, 'entry.confirmed', {
      entryKind: entry.kind,
      entry: awaiting,
      act,
      notifiedIds: isBlocked && own ? await membersIn(tx, own) : [],
    });
  else await activateRevision(change, awaiting);
  return recordChange(change, { id, action: 'confirm', before: awaiting });
}

async function membersIn(tx: Tx, { parties }: OpenCase): Promise<string[]> {
  const members = await readPartyMembers(
    tx,
    parties.map(({ partyId }) => partyId),
  );
  return [...members.values()].filter((memberId) => memberId !== null);
}

function partiesOf(entry: EntryDefinition, details: EntryDetails): readonly NamedParty[] {
  return [...entry.confirmableLines(details), ...details.removed];
}

function isOpen({ confirmation }: NamedParty): boolean {
  return confirmation === 'invited' || confirmation === 'contested';
}

/** The revision waits until the member confirms it or the case is decided; their lines are on hold meanwhile. */
export async function contestRevision(
  change: EntryChange,
  target: VersionedId,
  contestation: EntryContestation,
): Promise<EntryDetails> {
  const { entry, tx, act } = change;
  const awaiting = await findAwaiting(change, await openForChange(change, target));
  if (!awaiting?.awaits_my_confirmation) throw conflict('nothing_to_contest', text.nothingToContest());
  await requireCoverage(change, awaiting);
  const { id, revision } = awaiting;
  const { reason } = contestation;
  await contestOwn(tx, { entryKind: entry.kind, id, revision }, { partyId: act.actor.partyId, reason });
  await insertEntryEvent(change, awaiting, { type: 'contested', note: reason });
  await announceAnswer(change, awaiting, 'contested');
  const disputed = await entry.disputedLines(change, awaiting, contestation);
  const respondents = await contestRespondents(change, id, disputed);
  const contest = { ...disputed, respondents, entryKind: entry.kind, version: awaiting, statement: reason };
  await wiringOf(tx).disputes.contest(tx, act, contest);
  return recordChange(change, { id, action: 'contest', before: awaiting });
}

/** Reminds members who haven't responded, at most once a day. It changes nothing, so it needs no lock version. */
export async function remindInvitedParties(change: EntryChange, id: string): Promise<EntryDetails> {
  const { entry, tx, act } = change;
  await lockEntry(tx, entry.kind, id);
  const found = await openEntry(entry, tx, { id, viewer: act.actor });
  if (!found.is_mine) throw notFound(notFoundText.entry({ noun: entry.noun }));
  const awaiting = await findAwaiting(change, found);
  const isAnyoneInvited = awaiting && partiesOf(entry, awaiting).some(({ confirmation }) => confirmation === 'invited');
  if (!awaiting?.confirm_by || !isAnyoneInvited)
    throw conflict('not_awaiting', text.nobodyToRemind({ noun: entry.noun }));
  refuseWithinADay(awaiting, act.at);
  const { revision } = awaiting;
  const confirmBy = new Date(awaiting.confirm_by);
  await publishEvent(tx, 'confirmation.reminder_due', { entryKind: entry.kind, entry: awaiting, act, confirmBy });
  await updateRevision(tx, entry.kind, { id, revision, columns: { reminded_at: act.at } });
  await auditChange(change, { id, action: 'remind' });
  await publish(tx, { topic: `${entry.kind.name}s`, memberIds: [act.actor.memberId] });
  return openEntry(entry, tx, { id, viewer: act.actor, revision });
}

interface DueEntry {
  readonly entry: EntryDefinition;
  readonly tx: Tx;
  readonly at: Date;
}

export async function remindToConfirm(due: DueEntry, job: DueJob): Promise<void> {
  const { entry, tx, at } = due;
  const found = await openAwaiting(due, job);
  if (!found || !isReminderDue({ ...found, at })) return;
  const { details, confirmBy } = found;
  await publishEvent(tx, 'confirmation.reminder_due', {
    entryKind: entry.kind,
    entry: details,
    act: { actor: null, at },
    confirmBy,
  });
}

/**
 * Lines of a first submission without a response become unconfirmed; without one, a later revision lapses, as it does if
 * a party without an account declined it. A contested or blocked revision is rechecked daily.
 */
export async function endConfirmation(due: DueEntry, job: DueJob): Promise<void> {
  const { entry, tx, at } = due;
  const found = await openAwaiting(due, job);
  if (!found) return;
  const { details: before, viewer } = found;
  const { id, revision } = before;
  const contests = await contestsOf(tx, entry.kind, before);
  const missing = partiesOf(entry, before).filter((party) => isMissing(party, contests));
  // A contest that has ended may have moved the deadline.
  if (missing.length > 0 && found.confirmBy > at) return recheckAt(tx, job, found.confirmBy);
  const change = { entry, tx, act: { actor: null, at } };
  const isContested = contests.length > 0;
  const isAmendment = before.pending_revision === revision;
  if (missing.length > 0 && isAmendment && !isContested) return lapseRevision(change, { ...found, missing });
  const isUnconfirmed = missing.length > 0 && !isAmendment;
  if (isUnconfirmed) await markUnconfirmed(tx, { entryKind: entry.kind, id, revision });
  // If another entry has registered its code meanwhile, the job fails and is retried until staff resolve it.
  const isBlocked = isContested || (await changesSharesOnHold({ entry, tx, viewer }, before));
  if (isBlocked) await recheckAt(tx, job, new Date(at.getTime() + DAY_MS));
  else await activateRevision(change, before);
  if (isBlocked && !isUnconfirmed) return;
  await recordChangeBySociety(change, { id, action: 'confirmation_end', before, viewer });
}

/** Without a response, or declined without an account, which opens no case. */
function isMissing({ party_id, confirmation }: NamedParty, contests: readonly OpenCase[]): boolean {
  if (confirmation === 'contested') return party_id !== null && !contestOf(contests, party_id);
  return confirmation === 'invited';
}

interface LapsedRevision {
  readonly details: EntryDetails;
  readonly viewer: Viewer;
  readonly missing: readonly NamedParty[];
}

/** The active revision stays. Silence doesn't change registered shares. */
async function lapseRevision(
  change: EntryChange<EntryTypes, AnyAct>,
  { details: before, viewer, missing }: LapsedRevision,
): Promise<void> {
  const { entry, tx, act } = change;
  await insertEntryEvent(change, before, { type: 'lapsed' });
  const names = [...new Set(missing.map(({ name }) => name))];
  await publishEvent(tx, 'revision.lapsed', { entryKind: entry.kind, entry: before, act, names });
  await returnToDraft(change, before, viewer.memberId);
  await recordChangeBySociety(change, { id: before.id, action: 'confirmation_end', before, viewer });
}

async function openAwaiting({ entry, tx }: DueEntry, job: DueJob) {
  const { revision, ...pending } = pendingConfirmationOf(job);
  await lockEntry(tx, entry.kind, job.subject_id);
  const found = await readForSociety({ entry, tx }, job.subject_id, revision);
  // A revision that was recalled and submitted again has a later deadline and its own jobs.
  if (!found || found.details.confirm_by === null) return null;
  return { ...found, ...pending, confirmBy: new Date(found.details.confirm_by) };
}
