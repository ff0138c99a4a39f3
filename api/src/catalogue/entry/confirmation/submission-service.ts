import { readPartyMembers } from '../../../parties/party-repository.ts';
import { responseDaysOf } from '../../../platform/config/response-days.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { VersionedId } from '../../../platform/http/versions.ts';
import { calendarOf } from '../../../platform/time/society-calendar.ts';
import { openDraft } from '../drafts/draft-service.ts';
import type { ConfirmableLine, EntryChange, EntryDetails } from '../entry-definition.ts';
import { insertEntryEvent, updateRevision } from '../entry-repository.ts';
import { recordChange } from '../record-change.ts';
import { closeOpenReview } from '../review/review-repository.ts';
import { activateRevision, replaceLines } from '../revisions/write-revision.ts';
import { requireStanding } from '../standing.ts';
import { scheduleDeadline } from './confirmation-jobs.ts';
import { inviteRemovedParties } from './confirmation-repository.ts';
import { contestOf, contestsOf } from './contests.ts';

export async function submitDraft(change: EntryChange, target: VersionedId): Promise<EntryDetails> {
  const draft = await openDraft(change, target);
  const memberIds = await submitRevision(change, { draft, active: null, note: null });
  await closeOpenReview(change.tx, change.entry.kind, { id: draft.id, at: change.act.at });
  const submitted = await recordChange(change, { id: draft.id, action: 'submit', before: draft, memberIds });
  await publishEvent(change.tx, 'entry.submitted', { entryKind: change.entry.kind, id: draft.id, at: change.act.at });
  return submitted;
}

interface Submission {
  readonly draft: EntryDetails;
  readonly active: EntryDetails | null;
  readonly note: string | null;
}

/** Returns the members whom it names or removes. An amendment invites only those whose lines it changes. */
export async function submitRevision(change: EntryChange, submission: Submission): Promise<string[]> {
  const { entry, tx, act } = change;
  const { draft, active, note } = submission;
  const { id, revision } = draft;
  const content = await entry.checkSubmission(tx, draft);
  // An amendment is judged by the active revision, so that nobody gains a part by adding themselves.
  const mandateId = await requireStanding(change, [active ?? draft]);
  const resolved = await entry.resolveLines(tx, content, { ...act, entryId: id });
  const confirmedByEmail: ReadonlySet<string> =
    (active && (await entry.readConfirmedByEmail?.(tx, active))) ?? new Set();
  const lines = active ? entry.keepConfirmations(resolved, active, confirmedByEmail) : resolved;
  const [, { removed, isAnyoneInvited }] = await Promise.all([
    replaceLines({ entry, tx }, draft, lines),
    inviteParties(change, submission, { lines, confirmedByEmail }),
  ]);
  const confirmBy = isAnyoneInvited
    ? calendarOf(tx).responseDeadline(act.at, responseDaysOf(tx).CONFIRMATION_DAYS)
    : null;
  const columns = { submitted_at: act.at, confirm_by: confirmBy, change_note: note };
  await Promise.all([
    updateRevision(tx, entry.kind, { id, revision, columns }),
    insertEntryEvent(change, draft, { type: 'submitted', note, mandateId }),
    confirmBy ? awaitConfirmations(change, draft, confirmBy) : activateRevision(change, draft),
  ]);
  const members = await readPartyMembers(tx, [...entry.partiesIn(lines), ...removed]);
  return [...members.values()].filter((memberId) => memberId !== null);
}

/** A contest of an earlier state ends as agreed if its claimant confirmed the same lines before. */
async function inviteParties(
  { entry, tx, act }: EntryChange,
  { draft, active }: Submission,
  { lines, confirmedByEmail }: { readonly lines: object; readonly confirmedByEmail: ReadonlySet<string> },
) {
  const { id, revision } = draft;
  const contests = await contestsOf(tx, entry.kind, draft);
  const toConfirm = entry.linesToConfirm(lines);
  const invited = new Set(
    toConfirm.flatMap(({ party_id, confirmation }) => (confirmation === 'invited' ? (party_id ?? []) : [])),
  );
  const named = new Set(toConfirm.flatMap(({ party_id }) => party_id ?? []));
  const contesting = contests.flatMap(({ parties }) =>
    parties.flatMap(({ side, partyId }) => (side === 'claimant' ? partyId : [])),
  );
  const mustConfirm = ({ is_member, party_id }: ConfirmableLine) =>
    is_member || (party_id !== null && confirmedByEmail.has(party_id));
  const before = active ? entry.confirmableLines(active).filter(mustConfirm) : [];
  const formerly = new Set([...before.flatMap(({ party_id }) => party_id ?? []), ...contesting]);
  const removed = [...formerly].filter((partyId) => !named.has(partyId) && partyId !== act.actor.partyId);
  await inviteRemovedParties(tx, { entryKind: entry.kind, id, revision }, removed);
  const agreeing = contesting.filter((partyId) => named.has(partyId) && !invited.has(partyId));
  const agreed = agreeing.flatMap((partyId) => contestOf(contests, partyId) ?? []);
  const isAnyoneInvited = invited.size > 0 || removed.length > 0;
  const ended = { contests: agreed, resolution: 'agreed', isAnnounced: isAnyoneInvited } as const;
  await wiringOf(tx).disputes.endContests(tx, act, ended);
  return { removed, isAnyoneInvited };
}

async function awaitConfirmations(
  { entry, tx, act }: EntryChange,
  draft: EntryDetails,
  confirmBy: Date,
): Promise<void> {
  const { id, revision } = draft;
  const columns = { state: 'awaiting_confirmation', reminded_at: null };
  await updateRevision(tx, entry.kind, { id, revision, columns });
  await publishEvent(tx, 'confirmation.requested', { entryKind: entry.kind, entry: draft, act });
  await scheduleDeadline(tx, entry.kind, { id, revision, since: act.at, confirmBy });
}
