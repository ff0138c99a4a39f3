import { contentOf } from '../../compositions/composition-repository.ts';
import { publisherColumns, recordingColumns, writerColumns } from '../../compositions/party-line-repository.ts';
import type { CopyClient } from '../../db/copy-rows.ts';
import { newId } from '../../db/new-id.ts';
import { labelOf } from '../../search/search-words.ts';
import { copyTables, type Rec } from '../writing/copy-records.ts';
import type { NewWork } from './new-works.ts';

/** By whom, when and out of what file works are written. */
export interface Origin {
  readonly jobId: string;
  readonly memberId: string;
  readonly fileName: string;
  readonly at: Date;
  /** Until when those who are asked can confirm. */
  readonly confirmBy: Date;
}

/**
 * Writes works with all that hangs on them, table by table; the rows of a table are made while the database takes those
 * of the one before.
 */
export async function insertWorks(client: CopyClient, works: readonly NewWork[], origin: Origin): Promise<void> {
  const lines = <Line>(of: (work: NewWork) => readonly Line[], columns: (line: Line) => Rec) =>
    works.flatMap((work) =>
      of(work).map((line, position) => ({ composition_id: work.id, revision: 1, position, ...columns(line) })),
    );
  await copyTables(client, [
    ['composition', () => works.map((work) => workRow(work, origin))],
    ['composition_revision', () => works.map((work) => revisionRow(work, origin))],
    ['composition_line', () => lines((work) => work.lines.writers, writerColumns)],
    ['composition_publisher', () => lines((work) => work.lines.publishers, publisherColumns)],
    ['composition_recording', () => lines((work) => work.lines.recordings, recordingColumns)],
    ['composition_event', () => works.map((work) => eventRow(work, origin))],
    ['composition_member', () => works.flatMap((work) => memberRows(work, origin))],
  ]);
}

function workRow({ id, reference, judged }: NewWork, { memberId, jobId, at }: Origin): Rec {
  const times = { created_at: at, updated_at: at };
  return { id, reference, member_id: memberId, import_job_id: jobId, own_number: judged.number, ...times };
}

function revisionRow({ id, draft, state }: NewWork, { memberId, at, confirmBy }: Origin): Rec {
  return {
    ...{ composition_id: id, number: 1, state, ...contentOf(draft), created_by: memberId, created_at: at },
    submitted_at: state === 'draft' ? null : at,
    confirm_by: state === 'awaiting_confirmation' ? confirmBy : null,
    registered_at: registeredAt({ state }, at),
  };
}

function registeredAt({ state }: Pick<NewWork, 'state'>, at: Date): Date | null {
  return state === 'registered' || state === 'registered_incomplete' ? at : null;
}

/** One event for all that happens to a work in the moment it is written; `composition_history` tells them apart. */
function eventRow(work: NewWork, { memberId, fileName, at }: Origin): Rec {
  const type = eventType(work.state);
  return { id: newId(), composition_id: work.id, revision: 1, type, member_id: memberId, at, note: fileName };
}

function eventType(state: NewWork['state']) {
  if (state === 'draft') return 'imported';
  return state === 'awaiting_confirmation' ? 'imported_submitted' : 'imported_registered';
}

function memberRows(work: NewWork, { memberId, at }: Origin): Rec[] {
  const { id, state, draft, asked, memberIds } = work;
  const shown = { composition_id: id, state, title_key: labelOf(draft.title), updated_at: at };
  const counted = { registered_at: registeredAt(work, at), asked, confirmed: 0 };
  return [memberId, ...memberIds].map((member_id) => ({ member_id, ...shown, ...counted }));
}
