import { sql } from 'kysely';
import { hasOpenHold } from '../../holds/hold-repository.ts';
import { nameOfSide } from '../../members/mandates/mandate-repository.ts';
import { PARTY_COLUMNS, PARTY_NAMES } from '../../parties/party-view.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { EntryQuery } from './entry-definition.ts';
import type { EntryKind, RevisionKey } from './entry-kind.ts';
import { revisionNumber } from './entry-repository.ts';
import { canSee, type RemovedParty, type RevisionAccess, type StoredEvent } from './entry-views.ts';

interface Rows {
  composition: Row<'composition'> & Row<'composition_revision'>;
  recording: Row<'recording'> & Row<'recording_revision'>;
}

interface EventTypes {
  composition: Row<'composition_history'>['type'];
  recording: Row<'recording_history'>['type'];
}

/** A revision as it is stored; the parts are those of its kind, such as lines. */
export interface EntryRead<Name extends EntryKind['name'], Parts> {
  readonly row: Rows[Name] & RevisionAccess;
  readonly removed: readonly RemovedParty[];
  readonly events: readonly StoredEvent<EventTypes[Name]>[];
  readonly parts: Parts;
}

/** Returns null if the viewer may not see the revision. */
export async function readEntry<Name extends EntryKind['name'], Parts>(
  db: Database,
  kind: EntryKind<Name>,
  { query, readParts }: { readonly query: EntryQuery; readonly readParts: (row: Rows[Name]) => Promise<Parts> },
): Promise<EntryRead<Name, Parts> | null> {
  const row = await readRevision(db, kind, query);
  if (!row || !canSee(kind, row, query.viewer)) return null;
  const { id } = query;
  const [removed, events, parts] = await Promise.all([
    readRemovedParties(db, kind, { id, revision: row.number }),
    row.is_party ? readEvents(db, kind, id) : [],
    readParts(row),
  ]);
  return { row, removed, events, parts };
}

async function readRevision<Name extends EntryKind['name']>(
  db: Database,
  kind: EntryKind<Name>,
  { id, viewer, revision = 'shown' }: EntryQuery,
) {
  const { name } = kind;
  const [entry, revisions, entryId] = [sql.table(name), sql.table(`${name}_revision`), sql.ref(`${name}_id`)];
  // The columns of the revision replace those of the same name, which an entry has of the revision shown.
  const { rows } = await sql<EntryRead<Name, unknown>['row']>`
    select ${entry}.*, version.*, ${entry}.created_at, pending.state as pending_state,
      exists (select from ${sql.table(`${name}_member`)} as mine
        where mine.${entryId} = ${entry}.id and mine.member_id = ${viewer.memberId}) as is_party,
      ${hasOpenHold(name, `${name}.id`)} as is_in_dispute
    from ${entry} join ${revisions} as version on version.${entryId} = ${entry}.id
    left join ${revisions} as pending on pending.${entryId} = ${entry}.id and pending.number = ${entry}.pending_revision
    where ${entry}.id = ${id} and version.number = ${revisionNumber(kind, revision)}`.execute(db);
  return rows[0];
}

async function readRemovedParties(
  db: Database,
  { name }: EntryKind,
  { id, revision }: RevisionKey,
): Promise<RemovedParty[]> {
  const { rows } = await sql<RemovedParty>`
    select removal.party_id, removal.confirmation, removal.confirmed_at, ${sql.join(PARTY_COLUMNS.map(sql.ref))}
    from ${sql.table(`${name}_removal`)} as removal join party on party.id = removal.party_id
    where removal.${sql.ref(`${name}_id`)} = ${id} and removal.revision = ${revision}
    order by removal.party_id`.execute(db);
  return rows;
}

async function readEvents<Name extends EntryKind['name']>(db: Database, { name }: EntryKind<Name>, id: string) {
  const { rows } = await sql<StoredEvent<EventTypes[Name]>>`
    select event.*, account.name as person_name, ${nameOfSide('represented', 'event.mandate_id')} as represented,
      ${sql.join(PARTY_NAMES.map(sql.ref))}
    from ${sql.table(`${name}_history`)} as event
    left join party on party.member_id = event.member_id or party.id = event.party_id
    left join account on account.id = event.account_id
    where event.${sql.ref(`${name}_id`)} = ${id} order by event.at, event.step, event.id`.execute(db);
  return rows;
}
