import { type CompositionDetails, compositionSubmission, draftOf, problemsIn } from '@counterpoint/domain/schemas';
import type { Tx } from '../../../platform/db/transaction.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/act.ts';
import { conflict, wrongFields } from '../../../platform/http/app-error.ts';
import type { SeenObject } from '../../../platform/http/seen-object.ts';
import { recordDuplicateCandidates } from '../../duplicates/note-duplicates.ts';
import { scheduleDeadline } from '../../entry/confirmation/confirmation-jobs.ts';
import {
  confirmOwnLines,
  confirmRemoval,
  inviteRemovedParties,
} from '../../entry/confirmation/confirmation-repository.ts';
import { contestOf, contestsOf } from '../../entry/confirmation/contests.ts';
import type { OpenCase } from '../../entry/dispute-port.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import { openAwaiting, settle } from '../composition-changes.ts';
import { insertEvent, isIswcTaken, nextVersion, updateRevision } from '../composition-repository.ts';
import { openDraft } from '../drafts/draft-service.ts';
import { toLines } from '../named-parties.ts';
import { type NewLines, readPartyMembers, replaceLines } from '../party-line-repository.ts';
import { bringIntoForce, iswcTaken } from './entering-force.ts';
import { isHeldBack } from './held-lines.ts';
import { keepStanding, leftOut } from './touched-parties.ts';

const DAY_MS = 86_400_000;

/** Submits a draft: with it the members it names are asked to confirm; where there is nobody to ask it is registered. */
export async function submitComposition(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  confirmationDays: number,
): Promise<CompositionDetails> {
  const draft = await openDraft(tx, act, seen);
  const memberIds = await submitRevision(tx, act, { draft, inForce: null, confirmationDays, note: null });
  const [submitted] = await Promise.all([
    settle(tx, act, { id: draft.id, action: 'composition.submit', before: draft, memberIds }),
    recordDuplicateCandidates(tx, [draft.id], act.at),
  ]);
  return submitted;
}

interface Submission {
  readonly draft: CompositionDetails;
  /** What is in force, where the draft is a new version of it. */
  readonly inForce: CompositionDetails | null;
  readonly confirmationDays: number;
  /** Why a new version was made. */
  readonly note: string | null;
}

/** Submits a revision, and gives the members whom it names or leaves out. Of a new version only those are asked whom it touches. */
export async function submitRevision(
  tx: Tx,
  act: Act,
  { draft, inForce, confirmationDays, note }: Submission,
): Promise<string[]> {
  refuseUnlessComplete(draft);
  if (draft.iswc && (await isIswcTaken(tx, draft.iswc, draft.id))) throw iswcTaken();
  const [asked, contests] = await Promise.all([toLines(tx, act, draftOf(draft)), contestsOf(tx, WORKS, draft)]);
  const lines = inForce ? keepStanding(asked, inForce) : asked;
  const [, { removed, isAsking }] = await Promise.all([
    replaceLines(tx, draft, lines),
    askParties(tx, act, { draft, inForce, lines, contests }),
  ]);
  const confirm_by = isAsking ? new Date(act.at.getTime() + confirmationDays * DAY_MS) : null;
  await Promise.all([
    updateRevision(tx, draft, { submitted_at: act.at, confirm_by, change_note: note }),
    insertEvent(tx, draft, 'submitted', { ...act, ...(note !== null && { note }) }),
    confirm_by ? waitFor(tx, act, draft, confirm_by) : bringIntoForce(tx, act, draft),
  ]);
  const [members] = await Promise.all([
    readPartyMembers(tx, [...partiesOf(lines), ...removed]),
    nextVersion(tx, draft.id, act.at),
  ]);
  return [...members.values()].filter((id) => id !== null);
}

interface Asking extends Pick<Submission, 'draft' | 'inForce'> {
  readonly lines: NewLines;
  /** Cases of those who objected to the revision when it was submitted before. */
  readonly contests: readonly OpenCase[];
}

/** Asks whom a submission leaves out as well; who objected before and has now what they had is not asked again. */
async function askParties(tx: Tx, act: Act, { draft, inForce, lines, contests }: Asking) {
  const invited = new Set(interestsOf(lines).flatMap((line) => (isOpen(line) ? (line.party_id ?? []) : [])));
  const named = new Set(partiesOf(lines));
  const objecting = contests.flatMap(({ parties }) =>
    parties.flatMap(({ side, partyId }) => (side === 'claimant' ? partyId : [])),
  );
  const removed = leftOut(named, { inForce, objecting, submitterId: act.actor.partyId });
  await inviteRemovedParties(tx, { of: WORKS, id: draft.id, revision: draft.revision }, removed);
  const settled = objecting.filter((partyId) => named.has(partyId) && !invited.has(partyId));
  const agreed = settled.flatMap((partyId) => contestOf(contests, partyId) ?? []);
  await wiringOf(tx).disputes.endContests(tx, act, agreed, 'agreed');
  return { removed, isAsking: invited.size > 0 || removed.length > 0 };
}

/**
 * The member confirms what the submitted revision gives them, or that it leaves them out; an objection of theirs ends
 * with it. The last one to do so registers the work.
 */
export async function confirmComposition(tx: Tx, act: Act, seen: SeenObject): Promise<CompositionDetails> {
  const work = await openAwaiting(tx, act, seen);
  if (!work || !mine(work).some(isOpen))
    throw conflict('nothing_to_confirm', 'There is nothing here for you to confirm.');
  const version = { of: WORKS, id: work.id, revision: work.revision };
  await confirmOwnLines(tx, version, act);
  await confirmRemoval(tx, version, act);
  await insertEvent(tx, work, 'confirmed', act);
  await publishEvent(tx, 'entry.confirmed', { of: WORKS, entry: work, act });
  const contests = await contestsOf(tx, WORKS, work);
  const own = contestOf(contests, act.actor.partyId);
  if (own) await wiringOf(tx).disputes.endContests(tx, act, [own], 'agreed');
  const isOutstanding = everybodyIn(work).some((party) => isOpen(party) && !party.is_me);
  const isStopped = isOutstanding || contests.some((contest) => contest !== own);
  // What has come on hold waits for the case, or for the end of the time to confirm.
  if (!isStopped && !(await isHeldBack(tx, work, act.actor))) await bringIntoForce(tx, act, work);
  await nextVersion(tx, work.id, act.at);
  return settle(tx, act, { id: work.id, action: 'composition.confirm', before: work, memberIds: [] });
}

function refuseUnlessComplete(draft: CompositionDetails): void {
  const result = compositionSubmission.safeParse(draftOf(draft));
  if (result.success) return;
  throw wrongFields(problemsIn(result.error));
}

/** Asked, and not of one mind with the submitter yet. */
function isOpen({ confirmation }: Pick<CompositionDetails['writers'][number], 'confirmation'>): boolean {
  return confirmation === 'invited' || confirmation === 'contested';
}

function everybodyIn({ writers, publishers, removed }: CompositionDetails) {
  return [...writers, ...publishers, ...removed];
}

function mine(work: CompositionDetails) {
  return everybodyIn(work).filter(({ is_me }) => is_me);
}

function interestsOf({ writers, publishers }: NewLines) {
  return [...writers, ...publishers];
}

function partiesOf(lines: NewLines): string[] {
  return interestsOf(lines).flatMap(({ party_id }) => party_id ?? []);
}

/** Requests the confirmations, and schedules their reminders and deadline. */
async function waitFor(tx: Tx, act: Act, work: CompositionDetails, confirmBy: Date): Promise<void> {
  const { id, revision } = work;
  await updateRevision(tx, work, { state: 'awaiting_confirmation', reminded_at: null });
  await publishEvent(tx, 'confirmation.requested', { of: WORKS, entry: work, act });
  await scheduleDeadline(tx, WORKS, { id, revision, since: act.at, confirmBy, responseDays: null });
}
