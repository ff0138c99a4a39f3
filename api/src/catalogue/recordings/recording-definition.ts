import { restOfClaim } from '@counterpoint/domain/cases';
import { interestsInRecording } from '@counterpoint/domain/mandates';
import { type RightsLine, toRightsLine, withRightsLine } from '@counterpoint/domain/recording-rights';
import { blockingFindings, checkRecording } from '@counterpoint/domain/recording-rules';
import {
  changedRecordingParts,
  type RecordingContestation,
  type RecordingDetails,
  type RecordingDraft,
  recordingDraft,
  recordingDraftOf,
} from '@counterpoint/domain/schemas/recordings';
import * as text from '../../messages/catalogue-lines.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import { type AppError, conflict, wrongFields } from '../../platform/http/app-error.ts';
import type { EntryChange, EntryDefinition, EntryTypes } from '../entry/entry-definition.ts';
import { RECORDINGS, type RevisionKey } from '../entry/entry-kind.ts';
import {
  insertRecordingLines,
  type NewRecordingLines,
  type RightRow,
  readRights,
  replaceRights,
} from './recording-lines-repository.ts';
import {
  contentOf,
  copyShownRevision,
  findByIsrc,
  fullTitle,
  ISRC_INDEX,
  insertRecording,
  type RecordingName,
  readRecording,
  readRecordingListing,
} from './recording-repository.ts';
import { changedRightsOnHold } from './revisions/changed-rights-on-hold.ts';
import { disputedRights } from './revisions/disputed-rights.ts';
import {
  enteredRights,
  partiesIn,
  preserveRightsConfirmations,
  resolveRecordingLines,
} from './revisions/recording-lines.ts';

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'recording.rights_changed': {
      readonly recordingId: string;
      readonly act: AnyAct;
    };
  }
}

export interface RecordingTypes extends EntryTypes {
  readonly details: RecordingDetails;
  readonly draft: RecordingDraft;
  readonly lines: NewRecordingLines;
  readonly contestation: RecordingContestation;
}

export const RECORDING: EntryDefinition<RecordingTypes> = {
  kind: RECORDINGS,
  noun: 'recording',
  linesPath: 'rights',
  code: { uniqueIndex: ISRC_INDEX, taken: () => isrcTaken(null) },

  read: readRecording,
  draftOf: recordingDraftOf,
  changedParts: changedRecordingParts,
  confirmableLines: enteredRights,
  // Anyone can claim rights, so a claim is no part yet.
  interestsIn: (recording) =>
    interestsInRecording({ contributors: recording.contributors, rights: enteredRights(recording) }),

  insertEntry: (tx, { id, number, draft }, act) =>
    insertRecording(tx, { id, reference: recordingReference(number), title: draft.title }, act),
  contentOf,
  resolveLines: resolveRecordingLines,
  insertLines: insertRecordingLines,
  keepConfirmations: preserveRightsConfirmations,
  linesToConfirm: ({ rights }) => rights,
  partiesIn,

  checkSubmission,
  activeState: () => 'registered',
  changedOnHold: changedRightsOnHold,
  disputedLines: disputedRights,

  readListing: readRecordingListing,
  copyShownRevision,
  beforeActivation: carryClaims,
  afterActivation: publishRights,
  refuseWithdrawal: refuseWhileClaimed,
};

export function changeOfRecording<By extends AnyAct>(tx: Tx, act: By): EntryChange<RecordingTypes, By> {
  return { entry: RECORDING, tx, act };
}

export function recordingReference(number: number): string {
  return `SR${String(number).padStart(5, '0')}`;
}

/** Parses the draft again, because it may have been saved under earlier rules. */
async function checkSubmission(tx: Tx, recording: RecordingDetails): Promise<RecordingDraft> {
  const draft = recordingDraft.parse(recordingDraftOf(recording));
  const blocking = blockingFindings(checkRecording(draft));
  if (blocking.length > 0) throw wrongFields(blocking.map(({ path, message }) => ({ path, message })));
  const other = draft.isrc === null ? null : await findByIsrc(tx, draft.isrc, recording.id);
  if (other) throw isrcTaken(other);
  return draft;
}

function isrcTaken(other: RecordingName | null): AppError {
  const message = other === null ? text.isrcTaken() : text.isrcTakenBy(describe(other));
  return conflict('duplicate_isrc', message, [{ path: 'isrc', message }]);
}

function describe({ display_artist, reference, ...recording }: RecordingName) {
  return { title: fullTitle(recording), artist: display_artist, reference };
}

/** Carries claims over to the next revision, less what its lines newly grant their holders. */
async function carryClaims(tx: Tx, key: RevisionKey): Promise<void> {
  const active = await readRights(tx, [key.id]);
  const claims = active.filter(({ claimed_by, revision }) => claimed_by !== null && revision !== key.revision);
  if (claims.length === 0) return;
  const entered = active.filter(({ claimed_by }) => claimed_by === null);
  const next = await readRights(tx, [key.id], key.revision);
  const confirmed = next.filter(({ confirmation }) => confirmation === 'confirmed' || confirmation === 'submitter');
  const carried = [...Map.groupBy(claims, ({ party_id }) => party_id)].flatMap(([partyId, rows]) => {
    const claim = rows.map((row) => ({ ...toRightsLine(row), row }));
    const rest = restOfClaim(claim, { now: linesOf(confirmed, partyId), before: linesOf(entered, partyId) });
    return rest.map(({ row, ...right }) => withRightsLine(row, right));
  });
  await replaceRights(tx, key, [...next, ...carried]);
}

function linesOf(rows: readonly RightRow[], partyId: string): RightsLine[] {
  return rows.filter(({ party_id }) => party_id === partyId).map(toRightsLine);
}

/** Overlapping claims open a case. */
async function publishRights({ tx, act }: EntryChange<RecordingTypes, AnyAct>, { id }: RevisionKey) {
  await publishEvent(tx, 'recording.rights_changed', { recordingId: id, act });
}

/** Throws 409 while others claim rights, which a withdrawal would drop. */
function refuseWhileClaimed(_: Tx, { rights }: RecordingDetails): void {
  if (rights.some(({ is_claim, is_me }) => is_claim && !is_me))
    throw conflict('claimed_by_others', text.claimedByOthers());
}
