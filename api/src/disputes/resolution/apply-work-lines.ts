import { mergeLines, rebaseLines, workLines } from '@counterpoint/domain/cases';
import { blockingFindings, checkWork } from '@counterpoint/domain/rules';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { draftOf, type WorkDetails, type WorkDraft } from '@counterpoint/domain/schemas/works';
import { RIGHTS } from '@counterpoint/domain/shares';
import type { CaseKind } from '@counterpoint/domain/states';
import {
  contestOwn,
  markUnconfirmed,
  readContested,
  resolveRemovals,
} from '../../catalogue/entry/confirmation/confirmation-repository.ts';
import type { LineConfirmation } from '../../catalogue/entry/confirmation/line-confirmations.ts';
import type { EntryChange } from '../../catalogue/entry/entry-definition.ts';
import { type RevisionKey, WORKS } from '../../catalogue/entry/entry-kind.ts';
import {
  insertEntryEvent,
  nextRevisionNumber,
  setPendingRevision,
  updateRevision,
} from '../../catalogue/entry/entry-repository.ts';
import type { Viewer } from '../../catalogue/entry/entry-views.ts';
import { readForSociety, recordChangeBySociety } from '../../catalogue/entry/record-change.ts';
import {
  activateRevision,
  insertDraftRevision,
  replaceLines,
  returnToDraft,
} from '../../catalogue/entry/revisions/write-revision.ts';
import { systemNote } from '../../catalogue/entry/system-notes.ts';
import type { NewLines } from '../../catalogue/works/party-line-repository.ts';
import {
  preserveOwnConfirmations,
  preserveWorkConfirmations,
  resolveWorkLines,
} from '../../catalogue/works/revisions/work-lines.ts';
import { changeOfWork, type WorkTypes } from '../../catalogue/works/work-definition.ts';
import * as text from '../../messages/cases.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import { conflict } from '../../platform/http/app-error.ts';
import type { StoredCase } from '../case/stored-case-repository.ts';

type Change = EntryChange<WorkTypes, AnyAct>;

interface Found {
  readonly viewer: Viewer;
  readonly details: WorkDetails;
}

export interface Outcome {
  /** The lines of the revision that the case is about, before the outcome. */
  readonly registered: readonly CaseLine[];
  readonly lines: readonly CaseLine[];
}

export interface OutcomeInput extends Outcome {
  readonly stored: StoredCase;
  readonly memberIds: readonly string[];
}

/**
 * Also updates a draft or pending revision, but a contest changes only its own. Lock the work, and close the case
 * first: its holds would block this.
 */
export async function applyWorkLines(
  tx: Tx,
  act: AnyAct,
  { stored, memberIds, ...outcome }: OutcomeInput,
): Promise<void> {
  const { id } = stored.object;
  const { lines } = outcome;
  const change = changeOfWork(tx, act);
  const shown = await readForSociety(change, id);
  if (!shown) return;
  const pendingRevision = shown.details.pending_revision;
  const pending = pendingRevision === null ? null : await readForSociety(change, id, 'pending');
  const isAbout = ({ details }: Found) => details.revision === stored.contested_revision;
  if (isAbout(shown)) await rewrite(change, { stored, found: shown, lines });
  else {
    if (stored.contested_revision === null) await revise(change, { stored, found: shown, lines });
    if (pending && isAbout(pending)) await rewrite(change, { stored, found: pending, lines });
    else if (pending && stored.contested_revision === null) await adjustPending(change, { stored, pending, outcome });
  }
  const { viewer, details: before } = shown;
  await recordChangeBySociety(change, { id, action: 'settle_case', before, viewer, memberIds });
  const changed = pending && isAbout(pending) ? pending.details : before;
  const isShown = changed === before;
  await publishEvent(tx, 'work.changed_by_case', { before: changed, isShown, caseNumber: stored.number, act });
}

interface RevisionRewrite {
  readonly stored: StoredCase;
  readonly found: Found;
  readonly lines: readonly CaseLine[];
  /** The active revision, if another is rewritten: only in lines equal to its own have the parties agreed to these. */
  readonly agreed?: WorkDetails | undefined;
}

interface PendingAdjustment {
  readonly stored: StoredCase;
  readonly pending: Found;
  readonly outcome: Outcome;
}

async function adjustPending(change: Change, { stored, pending, outcome }: PendingAdjustment): Promise<void> {
  const agreed = await readForSociety(change, pending.details.id);
  const lines = rebaseOnPending(stored, pending.details, outcome);
  const isBroken = brokenBy(stored, pending.details, lines) !== undefined;
  const found = isBroken ? await returnUnfitting(change, stored, pending) : pending;
  await rewrite(change, { stored, found, lines, agreed: agreed?.details });
  if (found.details.state === 'awaiting_confirmation')
    await publishEvent(change.tx, 'work.amendment_changed_by_case', { before: found.details, act: change.act });
}

/** The case's gains and losses. What else the pending revision changes stays, unless both together are impossible. */
function rebaseOnPending(
  stored: StoredCase,
  pending: WorkDetails,
  { registered, lines }: Outcome,
): readonly CaseLine[] {
  const rebased = rebaseLines({ registered, after: lines, current: workLines(pending, RIGHTS) });
  return rebased && !brokenBy(stored, pending, rebased) ? rebased : lines;
}

/** An amendment that the outcome contradicts can't wait for confirmations any more: it's its submitter's draft again. */
async function returnUnfitting(change: Change, stored: StoredCase, pending: Found): Promise<Found> {
  const { entry, tx, act } = change;
  const { details, viewer } = pending;
  const bySociety = { ...change, act: { actor: null, at: act.at } };
  await insertEntryEvent(bySociety, details, { type: 'taken_back', note: systemNote('case_outcome', stored.number) });
  await publishEvent(tx, 'amendment.returned', {
    entryKind: entry.kind,
    entry: details,
    act,
    caseNumber: stored.number,
  });
  await returnToDraft(change, details, viewer.memberId);
  return { viewer, details: { ...details, state: 'draft' } };
}

async function revise(change: Change, { stored, found, lines }: RevisionRewrite): Promise<void> {
  const { tx, act } = change;
  const { details, viewer } = found;
  const draft = mergedOf(stored, details, lines);
  const key = { id: details.id, revision: await nextRevisionNumber(tx, WORKS, details.id) };
  const submitting = { entry: change.entry, tx, act: { actor: viewer, at: act.at } };
  await insertDraftRevision(submitting, { ...key, state: 'superseded' }, draft);
  const columns = { submitted_at: act.at, change_note: systemNote('case_outcome', stored.number) };
  await updateRevision(tx, WORKS, { ...key, columns });
  await writeLines(change, { stored, key, found, draft });
  // An active revision asks nobody: a decision also applies to members who aren't parties.
  await markUnconfirmed(tx, { entryKind: WORKS, ...key });
  const written = await readForSociety(change, details.id, key.revision);
  if (!written) throw new Error(`The version that case ${stored.number} came to cannot be read.`);
  await activateRevision(change, written.details);
  if (details.pending_revision !== null)
    await setPendingRevision(tx, WORKS, { id: details.id, revision: details.pending_revision });
}

/** Updates a draft or pending revision, which would otherwise undo the outcome. */
async function rewrite(change: Change, { stored, found, lines, agreed }: RevisionRewrite): Promise<void> {
  const { tx, act } = change;
  const { details } = found;
  const version = { entryKind: WORKS, id: details.id, revision: details.revision };
  const draft = mergedOf(stored, details, lines);
  const objecting = await readContested(tx, version);
  await writeLines(change, { stored, key: details, found, draft, agreed });
  const partyIds = agreed ? [] : stored.parties.map(({ party_id }) => party_id);
  // Contests of other cases remain.
  for (const { party_id, contest_reason: reason } of objecting)
    if (!partyIds.includes(party_id)) await contestOwn(tx, version, { partyId: party_id, reason: reason ?? '' });
  await resolveRemovals(tx, version, { partyIds, at: act.at });
}

interface RevisionOutcome {
  readonly stored: StoredCase;
  readonly key: RevisionKey;
  readonly found: Found;
  readonly draft: WorkDraft;
  readonly agreed?: WorkDetails | undefined;
}

/** Lines are confirmed for the parties of the case and unchanged for others, whether they are asked here or by email. */
async function writeLines(change: Change, { stored, key, found, draft, agreed }: RevisionOutcome): Promise<void> {
  const { details, viewer } = found;
  const { at } = change.act;
  const named = await resolveWorkLines(change.tx, draft, { actor: viewer, at, entryId: key.id });
  const heard = agreed ? preserveWorkConfirmations(named, agreed) : named;
  const preserved = preservedSince(details, heard);
  const invitedByEmail = partiesInvitedByEmail(details);
  const isParty = (id: string | null) => !agreed && stored.parties.some(({ party_id }) => party_id === id);
  const confirmationOf = (line: NewLines['writers'][number] | NewLines['publishers'][number]): LineConfirmation => {
    const { party_id, confirmation, confirmed_at } = line;
    if (confirmation === 'invited' && isParty(party_id) && details.state !== 'draft')
      return { confirmation: 'confirmed', confirmed_at: at };
    if (confirmation === 'not_a_member' && invitedByEmail.has(party_id))
      return { confirmation: 'invited', confirmed_at: null };
    return { confirmation, confirmed_at };
  };
  await replaceLines(change, key, {
    ...preserved,
    writers: preserved.writers.map((line) => ({ ...line, ...confirmationOf(line) })),
    publishers: preserved.publishers.map((line) => ({ ...line, ...confirmationOf(line) })),
  });
}

function preservedSince(before: WorkDetails, lines: NewLines): NewLines {
  if (before.state === 'draft') return lines;
  return before.state === 'awaiting_confirmation'
    ? preserveWorkConfirmations(lines, before)
    : preserveOwnConfirmations(lines, before);
}

/** Returns the ids of parties without an account whom a pending revision asks, because they confirmed the active one. */
function partiesInvitedByEmail({ state, writers, publishers }: WorkDetails): ReadonlySet<string | null> {
  if (state !== 'awaiting_confirmation') return new Set();
  const invited = [...writers, ...publishers].filter(
    ({ is_member, confirmation }) => !is_member && (confirmation === 'invited' || confirmation === 'contested'),
  );
  return new Set(invited.map(({ party_id }) => party_id));
}

/** Throws 409 if the split newly breaks a rule. */
export function mergedOf(stored: StoredCase, details: WorkDetails, lines: readonly CaseLine[]): WorkDraft {
  const finding = brokenBy(stored, details, lines);
  if (finding) throw conflict('breaks_rule', text.breaksRule({ finding: finding.message }));
  return draftWith(stored, details, lines);
}

function brokenBy(stored: StoredCase, details: WorkDetails, lines: readonly CaseLine[]) {
  if (details.state === 'draft') return undefined;
  const broken = new Set(blockingFindings(checkWork(draftOf(details))).map(({ id }) => id));
  const findings = blockingFindings(checkWork(draftWith(stored, details, lines)));
  return findings.find(({ id }) => !broken.has(id));
}

/** Kinds in which nobody disputes who wrote the work. */
const SHARE_ONLY_KINDS: readonly CaseKind[] = ['author_share', 'ownership'];

function draftWith({ kind }: StoredCase, details: WorkDetails, lines: readonly CaseLine[]): WorkDraft {
  return mergeLines(details, { lines, keepsAuthors: SHARE_ONLY_KINDS.includes(kind) });
}
