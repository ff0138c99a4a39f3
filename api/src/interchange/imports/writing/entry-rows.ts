import { type EntryKind, isActive } from '../../../catalogue/entry/entry-kind.ts';
import type { Cell, Columns } from '../../../platform/db/copy-rows.ts';
import { intoTable, type TableRows } from '../../../platform/db/copy-tables.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { ImportContext } from '../import-format.ts';
import type { NewEntry } from './new-entry.ts';

/** Columns that only the tables of works or only those of recordings have. */
export interface EntryColumns<Entry> {
  readonly entry: Columns<Entry>;
  readonly revision: Columns<Entry>;
  readonly eventType: Cell<Entry>;
  readonly listing: Columns<Entry>;
}

export function* rowsOfEntries<Entry extends NewEntry>(
  entries: readonly Entry[],
  { kind, ...columns }: EntryColumns<Entry> & { readonly kind: EntryKind },
  context: ImportContext,
): Iterable<TableRows> {
  const { name } = kind;
  const { job, at } = context;
  const header: Columns<Entry> = {
    id: ({ id }) => id,
    reference: ({ reference }) => reference,
    member_id: job.member_id,
    import_job_id: job.id,
    own_number: ({ number }) => number,
    created_at: at,
    updated_at: at,
  };
  yield intoTable(name, { ...header, ...columns.entry }, entries);
  yield intoTable(`${name}_revision`, { ...revisionColumns(kind, context), ...columns.revision }, entries);
  yield intoTable(`${name}_event`, { ...eventColumns(kind, context), type: columns.eventType }, entries);
  const listing: Columns<Entry & { readonly memberId: string }> = {
    member_id: ({ memberId }) => memberId,
    [`${name}_id`]: ({ id }) => id,
    state: ({ state }) => state,
    updated_at: at,
    asked: ({ asked }) => asked,
    confirmed: 0,
    ...columns.listing,
  };
  const listings = entries.flatMap((entry) =>
    [job.member_id, ...entry.memberIds].map((memberId) => ({ ...entry, memberId })),
  );
  yield intoTable(`${name}_member`, listing, listings);
}

export function registeredAt(kind: EntryKind, { state }: Pick<NewEntry, 'state'>, at: Date): Date | null {
  return isActive(kind, state) ? at : null;
}

function revisionColumns(kind: EntryKind, { job, at, confirmBy }: ImportContext): Columns<NewEntry> {
  return {
    [`${kind.name}_id`]: ({ id }) => id,
    number: 1,
    state: ({ state }) => state,
    created_by: job.member_id,
    created_at: at,
    submitted_at: ({ state }) => (state === 'draft' ? null : at),
    confirm_by: ({ state }) => (state === 'awaiting_confirmation' ? confirmBy : null),
    registered_at: (entry) => registeredAt(kind, entry, at),
  };
}

function eventColumns({ name }: EntryKind, { job, at }: ImportContext): Columns<NewEntry> {
  return {
    id: () => newId(),
    [`${name}_id`]: ({ id }) => id,
    revision: 1,
    member_id: job.member_id,
    account_id: job.account_id,
    mandate_id: ({ mandateId }) => mandateId,
    note: job.file_name,
    at,
  };
}

export interface PlacedLine<Line> {
  readonly entry: NewEntry;
  readonly line: Line;
  readonly position: number;
}

export function intoLines<Entry extends NewEntry, Line>(
  table: string,
  columns: Columns<PlacedLine<Line>>,
  placed: { readonly kind: EntryKind; readonly entries: readonly Entry[]; of(entry: Entry): readonly Line[] },
): TableRows {
  const lines = placed.entries.flatMap((entry) =>
    placed.of(entry).map((line, position) => ({ entry, line, position })),
  );
  const place: Columns<PlacedLine<Line>> = {
    [`${placed.kind.name}_id`]: ({ entry }) => entry.id,
    revision: 1,
    position: ({ position }) => position,
  };
  return intoTable(table, { ...place, ...columns }, lines);
}

/** Of a recording to a work that it contains. */
export interface Link {
  readonly workId: string;
  readonly recordingId: string;
}

export function intoLinks(links: readonly Link[], { job, at }: ImportContext): TableRows {
  const columns: Columns<Link> = {
    composition_id: ({ workId }) => workId,
    recording_id: ({ recordingId }) => recordingId,
    linked_by: job.member_id,
    linked_at: at,
  };
  return intoTable('work_recording_link', columns, links);
}
