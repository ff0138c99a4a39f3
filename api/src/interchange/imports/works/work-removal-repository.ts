import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Removed } from '../import-subject.ts';

export async function removeUntouched(tx: Tx, ids: readonly string[]): Promise<Removed[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Removed>`
    select composition.id, array(
      select member_id from composition_member as mine where mine.composition_id = composition.id) as "memberIds"
    from composition
    where composition.id = any(${ids}::uuid[]) and composition.version = 1 and composition.pending_revision is null
      and not exists (select from opposition where opposition.composition_id = composition.id)
      and not exists (select from hold where hold.composition_id = composition.id)
      and not exists (select from composition_claim as claim where claim.composition_id = composition.id)
      and not exists (select from certificate where certificate.composition_id = composition.id)
      and not exists (select from composition as other where other.duplicate_of = composition.id)`.execute(tx);
  await sql`delete from composition where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx);
  return rows;
}
