// cspell:ignore recordset
import type { ContributorLine, RightLine, WorkMention } from '@counterpoint/domain/schemas/recordings';
import { sql } from 'kysely';
import { PARTY_COLUMNS } from '../../parties/party-view.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { LineConfirmation } from '../entry/confirmation/line-confirmations.ts';
import type { EntryQuery, SubmissionContext } from '../entry/entry-definition.ts';
import { RECORDINGS, type RevisionKey } from '../entry/entry-kind.ts';
import { type RevisionSelector, revisionNumber } from '../entry/entry-repository.ts';

export interface NewRecordingLines {
  readonly contributors: readonly ContributorLine[];
  readonly rights: readonly (RightLine & LineConfirmation)[];
  readonly works: readonly WorkMention[];
}

export function readContributors(db: Database, ids: readonly string[], revision: RevisionSelector = 'shown') {
  return db
    .selectFrom('recording_contributor as line')
    .innerJoin('recording', 'recording.id', 'line.recording_id')
    .leftJoin('party', 'party.id', 'line.party_id')
    .selectAll('line')
    .select(PARTY_COLUMNS)
    .where('line.recording_id', '=', anyOf(ids, 'uuid'))
    .where('line.revision', '=', revisionNumber(RECORDINGS, revision))
    .orderBy('line.position')
    .execute();
}
export type ContributorRow = Awaited<ReturnType<typeof readContributors>>[number];

export function readRights(db: Database, ids: readonly string[], revision: RevisionSelector = 'shown') {
  return db
    .selectFrom('recording_right as line')
    .innerJoin('recording', 'recording.id', 'line.recording_id')
    .innerJoin('party', 'party.id', 'line.party_id')
    .selectAll('line')
    .select(PARTY_COLUMNS)
    .where('line.recording_id', '=', anyOf(ids, 'uuid'))
    .where('line.revision', '=', revisionNumber(RECORDINGS, revision))
    .orderBy(sql`line.claimed_by is not null`)
    .orderBy('line.position')
    .execute();
}
export type RightRow = Awaited<ReturnType<typeof readRights>>[number];

/** A work may get an ISWC after a recording named it. */
const NAMED_WORK = sql<string | null>`coalesce(line.composition_id, (
  select held.composition_id from composition_revision as held
  where held.iswc = line.iswc and held.state in ('registered', 'registered_incomplete')))`;

export function readWorks(db: Database, { id, viewer, revision = 'shown' }: EntryQuery) {
  return db
    .selectFrom('recording_work as line')
    .innerJoin('recording', 'recording.id', 'line.recording_id')
    .select([NAMED_WORK.as('composition_id'), 'line.title', 'line.iswc', 'line.writers'])
    .select(sql<boolean>`exists (${openWorks(viewer.memberId)} where work.id = ${NAMED_WORK})`.as('can_open'))
    .where('line.recording_id', '=', id)
    .where('line.revision', '=', revisionNumber(RECORDINGS, revision))
    .orderBy('line.position')
    .execute();
}

/** Those that the recording names already, too. */
export async function readOpenWorks(
  db: Database,
  ids: readonly string[],
  { actor, entryId }: SubmissionContext,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    ${openWorks(actor.memberId)} where work.id = any(${[...ids]}::uuid[])
    union select composition_id from recording_work
    where recording_id = ${entryId ?? null} and composition_id = any(${[...ids]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

function openWorks(memberId: string) {
  return sql`select work.id from composition as work
    join composition_revision as held on held.composition_id = work.id and held.number = work.revision
      and (held.state = 'registered' or held.state = 'registered_incomplete' or exists (
        select from composition_member as mine where mine.composition_id = work.id and mine.member_id = ${memberId}))`;
}

export async function insertRecordingLines(tx: Tx, key: RevisionKey, lines: NewRecordingLines): Promise<void> {
  await insertRows(tx, 'recording_contributor', { ...key, lines: lines.contributors });
  await insertRows(tx, 'recording_right', { ...key, lines: lines.rights });
  await insertRows(tx, 'recording_work', { ...key, lines: lines.works });
}

const PLACE = ['recording_id', 'revision', 'position'] as const;
const PERFORMED = ['performed_from', 'performed_to', 'country'] as const;
const REACH = ['uses', 'share', 'territories', 'valid_from', 'valid_to'] as const;
const CONFIRMED = ['confirmation', 'confirmed_at', 'contest_reason'] as const;

/** By name, because the next release may have added others with a default, which a null would replace. */
const COLUMNS = {
  recording_contributor: [...PLACE, 'party_id', 'name', 'category', 'roles', 'other_roles', ...PERFORMED, 'share'],
  recording_right: [
    ...PLACE,
    'party_id',
    'role',
    ...REACH,
    'source',
    'is_controlled_by_third_party',
    'claimed_by',
    ...CONFIRMED,
  ],
  recording_work: [...PLACE, 'composition_id', 'title', 'iswc', 'writers'],
} as const satisfies { readonly [Table in LineTable]: readonly (keyof Row<Table>)[] };

type LineTable = 'recording_contributor' | 'recording_right' | 'recording_work';

interface RevisionLines extends RevisionKey {
  readonly lines: readonly object[];
}

/** In this order. What a line has besides the table's columns, such as the party's names, is left out. */
async function insertRows(tx: Tx, table: LineTable, { id, revision, lines }: RevisionLines): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line, position) => ({ ...line, recording_id: id, revision, position }));
  const columns = sql.join(COLUMNS[table].map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
}

type Unplaced<Line> = Omit<Line, 'recording_id' | 'revision' | 'position'>;

export type NewContributor = Unplaced<Row<'recording_contributor'>>;

export type NewRight = Unplaced<Row<'recording_right'>>;

export function replaceContributors(tx: Tx, key: RevisionKey, lines: readonly NewContributor[]): Promise<void> {
  return replaceRows(tx, 'recording_contributor', { ...key, lines });
}

export function replaceRights(tx: Tx, key: RevisionKey, lines: readonly NewRight[]): Promise<void> {
  return replaceRows(tx, 'recording_right', { ...key, lines });
}

async function replaceRows(tx: Tx, table: LineTable, revision: RevisionLines): Promise<void> {
  await sql`delete from ${sql.table(table)}
    where recording_id = ${revision.id} and revision = ${revision.revision}`.execute(tx);
  await insertRows(tx, table, revision);
}
