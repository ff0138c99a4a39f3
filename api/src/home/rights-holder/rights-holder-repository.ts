import type { Database } from '../../platform/db/transaction.ts';

export function readOwnParty(db: Database, partyId: string) {
  return db
    .selectFrom('party')
    .select(['id', 'kind', 'given_names', 'family_name', 'organisation_name', 'stage_names'])
    .select(['ipi_name_number', 'isni', 'isni_status', 'isni_updated_at', 'updated_at'])
    .where('id', '=', partyId)
    .executeTakeFirstOrThrow();
}
