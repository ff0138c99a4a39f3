import { sql } from 'kysely';
import type { OptionalNames } from '../../../parties/party-view.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { EntryKind } from '../entry-kind.ts';
import type { RevisionValues } from '../entry-tables.ts';

/** Names are null for the society. */
export type StoredRevision = OptionalNames &
  Omit<RevisionValues, 'title' | 'confirm_by' | 'reminded_at'> & { readonly state: string };

/** Ordered by activation, since drafts get their numbers earlier; the pending revision is last. */
export async function readRevisions(db: Database, { name }: EntryKind, id: string): Promise<StoredRevision[]> {
  const { rows } = await sql<StoredRevision>`
    select revision.number, revision.state, revision.change_note, revision.created_by, revision.created_at, revision.submitted_at,
      revision.registered_at, party.kind, party.given_names, party.family_name, party.organisation_name
    from ${sql.table(`${name}_revision`)} as revision left join party on party.member_id = revision.created_by
    where revision.${sql.ref(`${name}_id`)} = ${id}
    order by coalesce(revision.registered_at, case when revision.state in ('draft', 'awaiting_confirmation') then 'infinity'
      else coalesce(revision.submitted_at, revision.created_at) end), revision.number`.execute(db);
  return rows;
}
