import type { ContributorLine, RightLine, WorkMention } from '@counterpoint/domain/schemas/recordings';
import { contentOf } from '../../../catalogue/recordings/recording-repository.ts';
import type { Columns } from '../../../platform/db/copy-rows.ts';
import { intoTable, type TableRows, type WholeColumns } from '../../../platform/db/copy-tables.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { labelOf } from '../../../platform/search/tokenize.ts';
import { type Link, linkColumns } from '../writing/link-columns.ts';
import type { Origin } from '../writing/origin.ts';
import { linesOf, type PlacedLine } from '../writing/party-rows.ts';
import type { NamedContributor, NewRecording, NewRight } from './new-recordings.ts';

export function* rowsOfRecordings(recordings: readonly NewRecording[], origin: Origin): Iterable<TableRows> {
  yield intoTable('recording', headerColumns(origin), recordings);
  yield intoTable('recording_revision', versionColumns(origin), recordings.map(versionOf));
  yield intoTable('recording_event', eventColumns(origin), recordings);
  yield intoTable(
    'recording_member',
    memberColumns(origin),
    recordings.flatMap((each) => listingsOf(each, origin)),
  );
}

export function* linesOfRecordings(recordings: readonly NewRecording[], origin: Origin): Iterable<TableRows> {
  yield intoTable(
    'recording_contributor',
    contributorColumns(),
    linesOf(recordings, ({ contributors }) => contributors),
  );
  yield intoTable(
    'recording_right',
    rightColumns(origin),
    linesOf(recordings, ({ rights }) => rights),
  );
  yield intoTable(
    'recording_work',
    workColumns(),
    linesOf(recordings, ({ works }) => works),
  );
  yield intoTable('work_recording_link', linkColumns(origin), recordings.flatMap(linksOf));
}

function registeredAt({ state }: NewRecording, at: Date): Date | null {
  return state === 'registered' ? at : null;
}

function headerColumns({ memberId, jobId, at }: Origin): Columns<NewRecording> {
  return {
    id: ({ id }) => id,
    reference: ({ reference }) => reference,
    member_id: memberId,
    import_job_id: jobId,
    own_number: ({ number }) => number,
    state: ({ state }) => state,
    title: ({ draft }) => draft.title,
    version_title: ({ draft }) => draft.version_title,
    display_artist: ({ draft }) => draft.display_artist ?? '',
    isrc: ({ draft }) => draft.isrc,
    duration_s: ({ draft }) => draft.duration_s,
    label: ({ draft }) => draft.label,
    release_title: ({ draft }) => draft.release_title,
    release_date: ({ draft }) => draft.release_date,
    registered_at: (recording) => registeredAt(recording, at),
    created_at: at,
    updated_at: at,
  };
}

interface Version {
  readonly recording: NewRecording;
  readonly content: ReturnType<typeof contentOf>;
}

function versionOf(recording: NewRecording): Version {
  return { recording, content: contentOf(recording.draft) };
}

function versionColumns({ memberId, at, confirmBy }: Origin): WholeColumns<Version, keyof Version['content']> {
  return {
    recording_id: ({ recording }) => recording.id,
    number: 1,
    state: ({ recording }) => recording.state,
    title: ({ content }) => content.title,
    isrc: ({ content }) => content.isrc,
    facts: ({ content }) => content.facts,
    created_by: memberId,
    created_at: at,
    submitted_at: ({ recording }) => (recording.state === 'draft' ? null : at),
    confirm_by: ({ recording }) => (recording.state === 'awaiting_confirmation' ? confirmBy : null),
    registered_at: ({ recording }) => registeredAt(recording, at),
  };
}

type LineOf<Line> = PlacedLine<NewRecording, Line>;

function placeColumns<Line>() {
  return {
    recording_id: ({ whole }: LineOf<Line>) => whole.id,
    revision: 1,
    position: ({ position }: LineOf<Line>) => position,
  };
}

/** Formats our own codes as a PostgreSQL array. None needs escaping. */
function arrayOf(codes: readonly string[]): string {
  return `{${codes.join(',')}}`;
}

function contributorColumns(): WholeColumns<LineOf<NamedContributor>, keyof ContributorLine> {
  return {
    ...placeColumns(),
    party_id: ({ line }) => line.party?.id ?? null,
    name: ({ line }) => line.name,
    category: ({ line }) => line.line.category,
    roles: ({ line }) => arrayOf(line.line.roles),
    other_roles: ({ line }) => line.line.other_roles,
    performed_from: ({ line }) => line.line.performed_from,
    performed_to: ({ line }) => line.line.performed_to,
    country: ({ line }) => line.line.country,
    share: ({ line }) => line.line.share,
  };
}

function rightColumns({ at }: Origin): WholeColumns<LineOf<NewRight>, keyof RightLine> {
  return {
    ...placeColumns(),
    party_id: ({ line }) => line.party.id,
    role: ({ line }) => line.line.role,
    uses: ({ line }) => arrayOf(line.line.uses),
    share: ({ line }) => line.line.share,
    territories: ({ line }) => JSON.stringify(line.line.territories),
    valid_from: ({ line }) => line.line.valid_from,
    valid_to: ({ line }) => line.line.valid_to,
    source: ({ line }) => line.line.source,
    is_controlled_by_third_party: ({ line }) => line.line.is_controlled_by_third_party,
    confirmation: ({ line }) => line.confirmation,
    confirmed_at: ({ line }) => (line.confirmation === 'submitter' ? at : null),
  };
}

function workColumns(): WholeColumns<LineOf<WorkMention>, keyof WorkMention> {
  return {
    ...placeColumns(),
    composition_id: ({ line }) => line.composition_id,
    iswc: ({ line }) => line.iswc,
    title: ({ line }) => line.title,
    writers: ({ line }) => line.writers,
  };
}

export function worksToLink({ state, works }: NewRecording): string[] {
  if (state !== 'registered') return [];
  return [...new Set(works.flatMap(({ composition_id }) => composition_id ?? []))];
}

function linksOf(recording: NewRecording): Link[] {
  return worksToLink(recording).map((workId) => ({ recordingId: recording.id, workId }));
}

function eventColumns({ memberId, accountId, fileName, at }: Origin): Columns<NewRecording> {
  return {
    id: () => newId(),
    recording_id: ({ id }) => id,
    revision: 1,
    type: 'imported',
    member_id: memberId,
    account_id: accountId,
    mandate_id: ({ mandateId }) => mandateId,
    note: fileName,
    at,
  };
}

interface ListRow {
  readonly memberId: string;
  readonly titleKey: string;
  readonly artistKey: string;
  readonly recording: NewRecording;
}

function listingsOf(recording: NewRecording, { memberId }: Origin): ListRow[] {
  const { title, display_artist } = recording.draft;
  const keys = { titleKey: labelOf(title), artistKey: labelOf(display_artist ?? '') };
  return [memberId, ...recording.memberIds].map((member) => ({ memberId: member, ...keys, recording }));
}

function memberColumns({ at }: Origin): Columns<ListRow> {
  return {
    member_id: ({ memberId }) => memberId,
    recording_id: ({ recording }) => recording.id,
    state: ({ recording }) => recording.state,
    title_key: ({ titleKey }) => titleKey,
    artist_key: ({ artistKey }) => artistKey,
    updated_at: at,
    asked: ({ recording }) => recording.asked,
    confirmed: 0,
  };
}
