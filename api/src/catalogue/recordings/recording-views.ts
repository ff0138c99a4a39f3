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
import { nameIfAny, nameOf } from '../../parties/party-view.ts';
import { toEntryDetails, toInstant, type Viewer } from '../entry/entry-views.ts';
import type { EntryRead } from '../entry/read-entry-repository.ts';
import type { ContributorRow, RightRow } from './recording-lines-repository.ts';

interface RecordingParts {
  readonly contributors: readonly ContributorRow[];
  readonly rights: readonly RightRow[];
  readonly works: RecordingDetails['works'];
}

export function toRecordingDetails(read: EntryRead<'recording', RecordingParts>, viewer: Viewer): RecordingDetails {
  const { row, parts, removed } = read;
  const rights = parts.rights.map((line) => toRight(line, viewer));
  const contributors = parts.contributors.map((line) => toContributor(line, viewer));
  const common = toEntryDetails(read, rights, viewer);
  const entered = rights.filter(({ is_claim }) => !is_claim);
  const isNamed =
    common.is_mine ||
    [...entered, ...contributors].some(({ is_me }) => is_me) ||
    removed.some(({ party_id }) => party_id === viewer.partyId);
  return pickFields(recordingDetails.shape, {
    ...row,
    ...common,
    ...NO_RECORDING_FACTS,
    ...row.facts,
    contributors,
    // The basis of a right is visible to parties named by the submitter, not to claimants.
    rights: rights.map((line) => (isNamed || line.is_me ? line : { ...line, source: null })),
    works: [...parts.works],
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
