import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';

/** A party that is added, column by column. */
export interface AddedParties {
  readonly keys: readonly string[];
  readonly ids: readonly string[];
  readonly kinds: readonly string[];
  readonly given: readonly (string | null)[];
  readonly family: readonly (string | null)[];
  readonly organisation: readonly (string | null)[];
  readonly ipis: readonly (string | null)[];
  readonly isnis: readonly (string | null)[];
}

/** Adds parties for a member, as those whom an import named. */
export async function insertParties(
  tx: Tx,
  { jobId, memberId, at }: { readonly jobId: string; readonly memberId: string; readonly at: Date },
  { keys, ids, kinds, given, family, organisation, ipis, isnis }: AddedParties,
): Promise<void> {
  await sql`
    insert into party (id, kind, given_names, family_name, organisation_name, ipi_name_number, isni,
      added_by, created_at, updated_at)
    select named.*, ${memberId}::uuid, ${at}::timestamptz, ${at}::timestamptz
    from unnest(${ids}::uuid[], ${kinds}::text[], ${given}::text[], ${family}::text[], ${organisation}::text[],
      ${ipis}::text[], ${isnis}::text[]) as named`.execute(tx);
  await sql`
    insert into import_party (job_id, key, party_id, is_new)
    select ${jobId}::uuid, key, id, true from unnest(${keys}::text[], ${ids}::uuid[]) as named (key, id)`.execute(tx);
}
