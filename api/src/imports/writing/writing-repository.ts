import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';

/** The next running numbers of references. */
export async function nextReferences(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: string }>`
    select nextval('composition_reference_seq') as number from generate_series(1, ${count})`.execute(tx);
  return rows.map(({ number }) => Number(number));
}

/** The member's own recordings of these ISRCs. */
export async function ownRecordings(tx: Tx, memberId: string, isrcs: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('recording')
    .innerJoin('recording_member', 'recording_member.recording_id', 'recording.id')
    .select(['recording.id', 'recording.isrc'])
    .where('recording_member.member_id', '=', memberId)
    .where('recording.isrc', '=', sql<string>`any(${isrcs}::text[])`)
    .execute();
  return new Map(rows.flatMap(({ id, isrc }) => (isrc ? [[isrc, id] as const] : [])));
}

/** A party that is added, column by column. */
export interface AddedParties {
  readonly keys: readonly string[];
  readonly ids: readonly string[];
  readonly kinds: readonly string[];
  readonly given: readonly (string | null)[];
  readonly family: readonly (string | null)[];
  readonly organisation: readonly (string | null)[];
  readonly ipis: readonly (string | null)[];
}

/** Adds parties for a member, as those whom an import named. */
export async function insertParties(
  tx: Tx,
  { jobId, memberId, at }: { readonly jobId: string; readonly memberId: string; readonly at: Date },
  { keys, ids, kinds, given, family, organisation, ipis }: AddedParties,
): Promise<void> {
  await sql`
    insert into party (id, kind, given_names, family_name, organisation_name, ipi_name_number, added_by, created_at, updated_at)
    select named.*, ${memberId}::uuid, ${at}::timestamptz, ${at}::timestamptz
    from unnest(${ids}::uuid[], ${kinds}::text[], ${given}::text[], ${family}::text[], ${organisation}::text[],
      ${ipis}::text[]) as named`.execute(tx);
  await sql`
    insert into import_party (job_id, key, party_id, is_new)
    select ${jobId}::uuid, key, id, true from unnest(${keys}::text[], ${ids}::uuid[]) as named (key, id)`.execute(tx);
}
