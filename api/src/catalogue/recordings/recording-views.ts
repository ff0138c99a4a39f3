import { pickFields } from '@counterpoint/domain/fields';
import {
  type ContributorView,
  contributorView,
  NO_RECORDING_FACTS,
  type RecordingDetails,
  type RightView,
  recordingDetails,
  rightView,
} from '@counterpoint/domain/schemas/recordings';
import type { RecordingState } from '@counterpoint/domain/states';
import { nameIfAny, nameOf } from '../../parties/party-view.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { RemovedParty } from '../entry/confirmation/confirmation-repository.ts';
import {
  canSeePending,
  isSubmittedBy,
  type StoredEvent,
  toEvents,
  toInstant,
  toProgress,
  toRemoved,
  type Viewer,
} from '../entry/entry-views.ts';
import { renderNote } from '../entry/system-notes.ts';
import type { ContributorRow, RightRow } from './recording-lines-repository.ts';

export type RevisionRow = Row<'recording'> &
  Row<'recording_revision'> & {
    readonly begun_at: Date;
    readonly is_in_dispute: boolean;
    readonly is_party: boolean;
    readonly pending_state: RecordingState | null;
  };

export interface RecordingParts {
  readonly contributors: readonly ContributorRow[];
  readonly rights: readonly RightRow[];
  readonly works: RecordingDetails['works'];
  readonly removed: readonly RemovedParty[];
  readonly events: readonly StoredEvent<Row<'recording_event'>['type']>[];
}

export function toRecordingDetails(row: RevisionRow, parts: RecordingParts, viewer: Viewer): RecordingDetails {
  const { is_party } = row;
  const rights = parts.rights.map((line) => toRight(line, viewer));
  const removed = parts.removed.map((party) => toRemoved(party, viewer));
  const contributors = parts.contributors.map((line) => toContributor(line, viewer));
  const entered = rights.filter(({ is_claim }) => !is_claim);
  const isMine = isSubmittedBy(viewer, row);
  const isNamed = isMine || [...entered, ...contributors, ...removed].some(({ is_me }) => is_me);
  return pickFields(recordingDetails.shape, {
    ...row,
    revision: row.number,
    pending_revision: canSeePending(row, viewer) ? row.pending_revision : null,
    change_note: is_party ? renderNote(row.change_note) : null,
    ...NO_RECORDING_FACTS,
    ...row.facts,
    contributors,
    // The basis of a right is visible to parties named by the submitter, not to claimants.
    rights: rights.map((line) => (isNamed || line.is_me ? line : { ...line, source: null })),
    works: [...parts.works],
    removed: is_party ? removed : [],
    is_mine: isMine,
    ...toProgress(row, [...rights, ...removed]),
    created_at: row.begun_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    events: toEvents(parts.events, isMine, viewer),
  });
}

export function toContributor(line: ContributorRow, { partyId }: Viewer): ContributorView {
  return pickFields(contributorView.shape, {
    ...line,
    name: line.name ?? nameIfAny(line) ?? '',
    credited_as: line.name,
    is_member: line.member_id !== null,
    is_me: line.party_id !== null && line.party_id === partyId,
  });
}

export function toRight(line: RightRow, { partyId }: Viewer): RightView {
  return pickFields(rightView.shape, {
    ...line,
    name: nameOf(line),
    is_member: line.member_id !== null,
    is_me: line.party_id === partyId,
    is_claim: line.claimed_by !== null,
    confirmed_at: toInstant(line.confirmed_at),
  });
}
