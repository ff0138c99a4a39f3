import { sql } from 'kysely';
import type { HeldMandateRow } from '../../members/mandates/mandate-repository.ts';
import { listOf } from '../../platform/db/any-of.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { EntryKind } from '../entry/entry-kind.ts';

interface AwaitingQuery {
  readonly mandates: readonly HeldMandateRow[];
  readonly limit: number;
}

export interface AwaitingRow {
  readonly mandate_id: string;
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly revision: number;
  readonly confirm_by: Date | null;
}

/** Entries that wait for the represented parties' confirmation, the most urgent first. */
export async function entriesAwaiting(
  db: Database,
  { name, confirmable }: EntryKind,
  { mandates, limit }: AwaitingQuery,
): Promise<AwaitingRow[]> {
  const entryId = sql.ref(`${name}_id`);
  const ids = (key: 'id' | 'represented_id' | 'party_id') =>
    listOf(
      mandates.map((mandate) => mandate[key]),
      'uuid',
    );
  const invited = [...confirmable, `${name}_removal`].map(
    (table) => sql`exists (select from ${sql.table(table)} as line
      where line.${entryId} = revision.${entryId} and line.revision = revision.number and line.party_id = held.party_id
        and line.confirmation = 'invited')`,
  );
  const { rows } = await sql<AwaitingRow>`
    select held.mandate_id, entry.id, entry.reference, revision.title, revision.number as revision, revision.confirm_by
    from unnest(${ids('id')}, ${ids('represented_id')}, ${ids('party_id')}) as held (mandate_id, member_id, party_id)
    join ${sql.table(`${name}_member`)} as listed on listed.member_id = held.member_id
    join ${sql.table(name)} as entry on entry.id = listed.${entryId}
    join ${sql.table(`${name}_revision`)} as revision
      on revision.${entryId} = entry.id and revision.state = 'awaiting_confirmation'
    where ${sql.join(invited, sql` or `)}
    order by revision.confirm_by, entry.id, held.mandate_id limit ${limit}`.execute(db);
  return rows;
}
