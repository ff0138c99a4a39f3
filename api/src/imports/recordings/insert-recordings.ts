import type { CopyClient } from '../../db/copy-rows.ts';
import { newId } from '../../db/new-id.ts';
import { contentOf } from '../../recordings/recording-version-repository.ts';
import { labelOf } from '../../search/search-words.ts';
import { copyTables, type Rec } from '../writing/copy-records.ts';
import type { NewRecording } from './new-recordings.ts';

/** By whom, when and out of what file recordings are written. */
export interface Origin {
  readonly jobId: string;
  readonly memberId: string;
  readonly fileName: string;
  readonly at: Date;
  /** Until when those who are asked can confirm. */
  readonly confirmBy: Date;
}

/** Writes recordings with all that hangs on them, table by table. */
export async function insertRecordings(
  client: CopyClient,
  recordings: readonly NewRecording[],
  origin: Origin,
): Promise<void> {
  const each = (row: (recording: NewRecording) => Rec) => recordings.map(row);
  const lines = <Line>(of: (recording: NewRecording) => readonly Line[], columns: (line: Line) => Rec) =>
    recordings.flatMap((recording) =>
      of(recording).map((line, position) => ({ recording_id: recording.id, revision: 1, position, ...columns(line) })),
    );
  await copyTables(client, [
    ['recording', () => each((recording) => headerRow(recording, origin))],
    ['recording_revision', () => each((recording) => revisionRow(recording, origin))],
    ['recording_contributor', () => lines((recording) => recording.draft.contributors, contributorRow)],
    ['recording_right', () => lines((recording) => recording.rights, rightRow)],
    [
      'recording_work',
      () =>
        lines(
          (recording) => recording.draft.works,
          (work) => ({ ...work }),
        ),
    ],
    ['work_recording_link', () => recordings.flatMap((recording) => linkRows(recording, origin))],
    ['recording_event', () => each((recording) => eventRow(recording, origin))],
    ['recording_member', () => recordings.flatMap((recording) => memberRows(recording, origin))],
  ]);
}

function registeredAt({ state }: NewRecording, at: Date): Date | null {
  return state === 'registered' ? at : null;
}

/** What lists and search tell of it: the same that `copyShown` brings there. */
function headerRow(recording: NewRecording, { memberId, jobId, at }: Origin): Rec {
  const { id, reference, number, state, draft } = recording;
  const { title, version_title, display_artist, isrc, duration_s, label, release_title, release_date } = draft;
  return {
    ...{ id, reference, member_id: memberId, import_job_id: jobId, own_number: number, state, title, version_title },
    ...{ display_artist: display_artist ?? '', isrc, duration_s, label, release_title, release_date },
    ...{ registered_at: registeredAt(recording, at), created_at: at, updated_at: at },
  };
}

function revisionRow(recording: NewRecording, { memberId, at, confirmBy }: Origin): Rec {
  const { id, draft, state } = recording;
  return {
    ...{ recording_id: id, number: 1, state, ...contentOf(draft), created_by: memberId, created_at: at },
    submitted_at: state === 'draft' ? null : at,
    confirm_by: state === 'awaiting_confirmation' ? confirmBy : null,
    registered_at: registeredAt(recording, at),
  };
}

/** A list of our own codes as PostgreSQL writes arrays: none of them has anything to escape. */
function arrayOf(codes: readonly string[]): string {
  return `{${codes.join(',')}}`;
}

function contributorRow({ roles, ...line }: NewRecording['draft']['contributors'][number]): Rec {
  return { ...line, roles: arrayOf(roles) };
}

function rightRow({ uses, territories, ...line }: NewRecording['rights'][number]): Rec {
  return { ...line, uses: arrayOf(uses), territories: JSON.stringify(territories) };
}

/** The works that a recording in force names are linked with it. */
export function worksToLink({ state, draft }: NewRecording): string[] {
  if (state !== 'registered') return [];
  return [...new Set(draft.works.flatMap(({ composition_id }) => composition_id ?? []))];
}

function linkRows(recording: NewRecording, { memberId, at }: Origin): Rec[] {
  const link = { recording_id: recording.id, linked_by: memberId, linked_at: at };
  return worksToLink(recording).map((work) => ({ composition_id: work, ...link }));
}

/** One event says all: whoever looks at the recording sees that it came by a file, and how it stands since. */
function eventRow({ id }: NewRecording, { memberId, fileName, at }: Origin): Rec {
  return { id: newId(), recording_id: id, revision: 1, type: 'imported', member_id: memberId, note: fileName, at };
}

function memberRows({ id, state, draft, asked, memberIds }: NewRecording, { memberId, at }: Origin): Rec[] {
  const keys = { title_key: labelOf(draft.title), artist_key: labelOf(draft.display_artist ?? '') };
  return [memberId, ...memberIds].map((member_id) => ({
    ...{ member_id, recording_id: id, state, ...keys, updated_at: at, asked, confirmed: 0 },
  }));
}
