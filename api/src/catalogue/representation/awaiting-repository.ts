import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';
import type { EntryKind } from '../entry/entry-kind.ts';

interface Invited {
  readonly memberId: string;
  readonly partyId: string;
  readonly limit: number;
}

export interface AwaitingRow {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly revision: number;
  readonly confirm_by: Date | null;
}

/** Entries that wait for the party's confirmation, the most urgent first. */
export async function entriesAwaiting(
  db: Database,
  { name, confirmable }: EntryKind,
  { memberId, partyId, limit }: Invited,
): Promise<AwaitingRow[]> {
  const entryId = sql.ref(`${name}_id`);
  const invited = [...confirmable, `${name}_removal`].map(
    (table) => sql`exists (select from ${sql.table(table)} as line
      where line.${entryId} = revision.${entryId} and line.revision = revision.number and line.party_id = ${partyId}
        and line.confirmation = 'invited')`,
  );
  const { rows } = await sql<AwaitingRow>`
    select entry.id, entry.reference, revision.title, revision.number as revision, revision.confirm_by
    from ${sql.table(`${name}_member`)} as listed
    join ${sql.table(name)} as entry on entry.id = listed.${entryId}
    join ${sql.table(`${name}_revision`)} as revision
      on revision.${entryId} = entry.id and revision.state = 'awaiting_confirmation'
    where listed.member_id = ${memberId} and (${sql.join(invited, sql` or `)})
    order by revision.confirm_by, entry.id limit ${limit}`.execute(db);
  return rows;
}
