import { sql } from 'kysely';
import type { PartyNames } from '../../../parties/party-name.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { EntryKind } from '../entry-kind.ts';

/** A version, with who made it: null names where it was not told. */
export interface StoredVersion<State extends string> extends Omit<PartyNames, 'kind'> {
  readonly kind: PartyNames['kind'] | null;
  readonly number: number;
  readonly state: State;
  readonly change_note: string | null;
  readonly created_by: string | null;
  readonly created_at: Date;
  readonly submitted_at: Date | null;
  readonly registered_at: Date | null;
}

/**
 * The versions of an object in the order in which they came into force; what never did stands where it was submitted, what
 * waits stands last. Numbers are given at the beginning of a version, and another may come into force before it.
 */
export async function readVersions<State extends string>(
  db: Database,
  { name }: EntryKind,
  id: string,
): Promise<StoredVersion<State>[]> {
  const { rows } = await sql<StoredVersion<State>>`
    select told.number, told.state, told.change_note, told.created_by, told.created_at, told.submitted_at,
      told.registered_at, party.kind, party.given_names, party.family_name, party.organisation_name
    from ${sql.table(`${name}_revision`)} as told left join party on party.member_id = told.created_by
    where told.${sql.ref(`${name}_id`)} = ${id} 
    order by coalesce(told.registered_at, case when told.state in ('draft', 'awaiting_confirmation') then 'infinity'
      else coalesce(told.submitted_at, told.created_at) end), told.number`.execute(db);
  return rows;
}
