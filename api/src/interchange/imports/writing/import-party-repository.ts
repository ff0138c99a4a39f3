import { sql } from 'kysely';
import { indexParty } from '../../../parties/party-changes.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { isUnreferenced } from '../../../platform/db/unreferenced.ts';
import type { KnownParty } from '../validation/party-lookup-repository.ts';

export type PartyNumbers = Pick<KnownParty, 'id' | 'ipi' | 'isni'>;

/** Skips numbers that another party has. */
export async function addPartyNumbers(tx: Tx, numbers: readonly PartyNumbers[]): Promise<void> {
  for (const { id, ipi, isni } of numbers) {
    const { rows } = await sql`
      update party set ipi_name_number = coalesce(ipi_name_number, ${ipi}), isni = coalesce(isni, ${isni})
      where id = ${id} and not exists (
        select from party as other where other.id <> ${id} and (other.ipi_name_number = ${ipi} or other.isni = ${isni}))
      returning id`.execute(tx);
    if (rows.length > 0) await indexParty(tx, id);
  }
}

export async function removeImportedParties(tx: Tx, jobId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from party using import_party as added
    where added.job_id = ${jobId} and added.is_new and party.id = added.party_id and party.member_id is null
      and party.version = 1
      and ${await isUnreferenced(tx, 'party')}
    returning party.id`.execute(tx);
  await sql`delete from search_entry where subject = 'party' and id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  );
}
