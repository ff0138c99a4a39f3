import { type EntryKind, isActive } from '../../../catalogue/entry/entry-kind.ts';
import type { Cell, Columns } from '../../../platform/db/copy-rows.ts';
import { intoTable, type TableRows } from '../../../platform/db/copy-tables.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { ImportContext } from '../import-format.ts';
import type { NewEntry } from './new-entry.ts';

interface Revised<Entry, Content> {
  readonly entry: Entry;
  readonly content: Content;
}

interface Listed<Entry, Keys> {
  readonly memberId: string;
  readonly entry: Entry;
  /** By which lists are sorted. */
  readonly keys: Keys;
}

/** Columns that only the tables of works or only those of recordings have. */
export interface EntryColumns<Entry, Content, Keys> {
  readonly kind: EntryKind;
  readonly entry: Columns<Entry>;
  contentOf(entry: Entry): Content;
  readonly revision: Columns<Revised<Entry, Content>>;
  readonly eventType: Cell<Entry>;
  keysOf(entry: Entry): Keys;
  readonly listing: Columns<Listed<Entry, Keys>>;
}

export function* rowsOfEntries<Entry extends NewEntry, Content, Keys>(
  entries: readonly Entry[],
  columns: EntryColumns<Entry, Content, Keys>,
  context: ImportContext,
): Iterable<TableRows> {
  const { kind, contentOf, keysOf } = columns;
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
  const revision = { ...revisionColumns<Entry>(kind, context), ...columns.revision };
  yield intoTable(
    `${name}_revision`,
    revision,
    entries.map((entry) => ({ entry, content: contentOf(entry) })),
  );
  yield intoTable(`${name}_event`, { ...eventColumns<Entry>(kind, context), type: columns.eventType }, entries);
  const listings = entries.flatMap((entry) => {
    const keys = keysOf(entry);
    return [job.member_id, ...entry.memberIds].map((memberId) => ({ memberId, entry, keys }));
  });
  const listing: Columns<Listed<Entry, Keys>> = {
    member_id: ({ memberId }) => memberId,
    [`${name}_id`]: ({ entry }) => entry.id,
    state: ({ entry }) => entry.state,
    updated_at: at,
    asked: ({ entry }) => entry.asked,
    confirmed: 0,
  };
  yield intoTable(`${name}_member`, { ...listing, ...columns.listing }, listings);
}

export function registeredAt(kind: EntryKind, { state }: Pick<NewEntry, 'state'>, at: Date): Date | null {
  return isActive(kind, state) ? at : null;
}

function revisionColumns<Entry extends NewEntry>(
  kind: EntryKind,
  { job, at, confirmBy }: ImportContext,
): Columns<{ readonly entry: Entry }> {
  return {
    [`${kind.name}_id`]: ({ entry }) => entry.id,
    number: 1,
    state: ({ entry }) => entry.state,
    created_by: job.member_id,
    created_at: at,
    submitted_at: ({ entry }) => (entry.state === 'draft' ? null : at),
    confirm_by: ({ entry }) => (entry.state === 'awaiting_confirmation' ? confirmBy : null),
    registered_at: ({ entry }) => registeredAt(kind, entry, at),
  };
}

function eventColumns<Entry extends NewEntry>({ name }: EntryKind, { job, at }: ImportContext): Columns<Entry> {
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
  const lines: PlacedLine<Line>[] = [];
  for (const entry of placed.entries)
    for (const [position, line] of placed.of(entry).entries()) lines.push({ entry, line, position });
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
