import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';

/** A work that was removed, and the members in whose lists it was. */
export interface RemovedWork {
  readonly id: string;
  readonly memberIds: readonly string[];
}

/** Removes those of these works that stand as they were written: nobody confirmed, changed, claimed or disputes them. */
export async function removeUntouched(tx: Tx, ids: readonly string[]): Promise<RemovedWork[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RemovedWork>`
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

/** Removes the parties that an import added and that nothing names any more. */
export async function removeImportedParties(tx: Tx, jobId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from party using import_party as added
    where added.job_id = ${jobId} and added.is_new and party.id = added.party_id and party.member_id is null
      and party.version = 1
      and not exists (select from composition_line as line where line.party_id = party.id)
      and not exists (select from composition_publisher as line where line.party_id = party.id)
      and not exists (select from composition_claim as claim where claim.party_id = party.id)
      and not exists (select from composition_removal as removal where removal.party_id = party.id)
      and not exists (select from opposition_party as side where side.party_id = party.id)
      and not exists (select from party_society as society where society.party_id = party.id)
    returning party.id`.execute(tx);
  await sql`delete from search_entry where subject = 'party' and id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  );
}
