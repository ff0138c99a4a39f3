import { blockingFindings, checkRecording } from '@counterpoint/domain/recording-rules';
import { type RecordingDetails, recordingDraft, recordingDraftOf } from '@counterpoint/domain/schemas';
import type { Tx } from '../../../platform/db/transaction.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/act.ts';
import { wrongFields } from '../../../platform/http/app-error.ts';
import type { SeenObject } from '../../../platform/http/seen-object.ts';
import { scheduleDeadline } from '../../entry/confirmation/confirmation-jobs.ts';
import { inviteRemovedParties } from '../../entry/confirmation/confirmation-repository.ts';
import { contestOf, contestsOf } from '../../entry/confirmation/contests.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { incrementVersion } from '../../entry/revision-repository.ts';
import { readPartyMembers } from '../../works/party-line-repository.ts';
import { openRecordingDraft } from '../drafts/recording-draft-service.ts';
import { partiesIn, toRecordingLines } from '../named-parties.ts';
import { settleRecording } from '../recording-changes.ts';
import { type NewRecordingLines, replaceRecordingLines } from '../recording-lines-repository.ts';
import { findByIsrc, insertRecordingEvent, updateVersion } from '../recording-repository.ts';
import { bringRecordingIntoForce, isrcTaken } from './entering-force.ts';
import { holdersLeftOut, keepRightsStanding } from './touched-holders.ts';

const DAY_MS = 86_400_000;

/** For how many days somebody is asked. */
export interface Days {
  /** To confirm a version. */
  readonly confirmation: number;
  /** To answer in a case. */
  readonly response: number;
}

/** Submits a draft: those whom it gives rights are asked to confirm; where there is nobody to ask it is registered. */
export async function submitRecording(tx: Tx, act: Act, seen: SeenObject, days: Days): Promise<RecordingDetails> {
  const draft = await openRecordingDraft(tx, act, seen);
  const memberIds = await submitVersion(tx, act, { draft, inForce: null, days, note: null });
  return settleRecording(tx, act, { id: draft.id, action: 'recording.submit', before: draft, memberIds });
}

interface Submission {
  readonly draft: RecordingDetails;
  /** What is in force, where the draft is a new version of it. */
  readonly inForce: RecordingDetails | null;
  readonly days: Days;
  /** Why a new version was made. */
  readonly note: string | null;
}

/** Submits a version, and gives the members whom it names or leaves out. Of a new version only those are asked whom it touches. */
export async function submitVersion(tx: Tx, act: Act, { draft, inForce, days, note }: Submission): Promise<string[]> {
  const content = refuseUnlessComplete(draft);
  await refuseTakenIsrc(tx, draft);
  const asked = await toRecordingLines(tx, act, content);
  const lines = inForce ? keepRightsStanding(asked, inForce) : asked;
  await replaceRecordingLines(tx, draft, lines);
  const { removed, isAsking } = await askHolders(tx, act, { draft, inForce, lines });
  const confirm_by = isAsking ? new Date(act.at.getTime() + days.confirmation * DAY_MS) : null;
  await updateVersion(tx, draft, { submitted_at: act.at, confirm_by, change_note: note });
  await insertRecordingEvent(tx, draft, 'submitted', { ...act, ...(note !== null && { note }) });
  if (confirm_by) await waitFor(tx, act, draft, { confirmBy: confirm_by, responseDays: days.response });
  else await bringRecordingIntoForce(tx, { ...act, responseDays: days.response }, draft);
  await incrementVersion(tx, RECORDINGS, { id: draft.id, at: act.at });
  const members = await readPartyMembers(tx, [...partiesIn(lines), ...removed]);
  return [...members.values()].filter((id) => id !== null);
}

interface Asking extends Pick<Submission, 'draft' | 'inForce'> {
  readonly lines: NewRecordingLines;
}

/** Asks whom a submission leaves out as well; who objected before and has now what they had is not asked again. */
async function askHolders(tx: Tx, act: Act, { draft, inForce, lines }: Asking) {
  const contests = await contestsOf(tx, RECORDINGS, draft);
  const invited = new Set(lines.rights.flatMap((line) => (line.confirmation === 'invited' ? line.party_id : [])));
  const named = new Set(lines.rights.map(({ party_id }) => party_id));
  const objecting = contests.flatMap(({ parties }) =>
    parties.flatMap(({ side, partyId }) => (side === 'claimant' ? partyId : [])),
  );
  const removed = holdersLeftOut(named, { inForce, objecting, submitterId: act.actor.partyId });
  await inviteRemovedParties(tx, { of: RECORDINGS, id: draft.id, revision: draft.revision }, removed);
  const settled = objecting.filter((partyId) => named.has(partyId) && !invited.has(partyId));
  const agreed = settled.flatMap((partyId) => contestOf(contests, partyId) ?? []);
  await wiringOf(tx).disputes.endContests(tx, act, agreed, 'agreed');
  return { removed, isAsking: invited.size > 0 || removed.length > 0 };
}

/** What is submitted, brought into form once more: a draft may have been stored under earlier rules. */
function refuseUnlessComplete(draft: RecordingDetails) {
  const content = recordingDraft.parse(recordingDraftOf(draft));
  const blocking = blockingFindings(checkRecording(content));
  if (blocking.length > 0) throw wrongFields(blocking.map(({ path, message }) => ({ path, message })));
  return content;
}

async function refuseTakenIsrc(tx: Tx, { isrc, id }: RecordingDetails): Promise<void> {
  const other = isrc === null ? null : await findByIsrc(tx, isrc, id);
  if (other) throw isrcTaken(other);
}

interface Until {
  readonly confirmBy: Date;
  readonly responseDays: number;
}

/** Requests the confirmations, and schedules their reminders and deadline. */
async function waitFor(tx: Tx, act: Act, recording: RecordingDetails, until: Until): Promise<void> {
  const { id, revision } = recording;
  await updateVersion(tx, recording, { state: 'awaiting_confirmation', reminded_at: null });
  await publishEvent(tx, 'confirmation.requested', { of: RECORDINGS, entry: recording, act });
  await scheduleDeadline(tx, RECORDINGS, { id, revision, since: act.at, ...until });
}
