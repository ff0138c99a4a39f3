import type { PartyNames } from '../../account/party-name.ts';
import type { Database } from '../../db/transaction.ts';

/** The versions of a work, the oldest first, each with who made it. */
export function readRevisions(db: Database, id: string) {
  return db
    .selectFrom('composition_revision as revision')
    .leftJoin('party', 'party.member_id', 'revision.created_by')
    .select(['revision.number', 'revision.state', 'revision.change_note', 'revision.created_by'])
    .select(['revision.created_at', 'revision.submitted_at', 'revision.registered_at'])
    .select(['party.kind', 'party.given_names', 'party.family_name', 'party.organisation_name'])
    .where('revision.composition_id', '=', id)
    .orderBy('revision.number')
    .execute();
}

/** Such a version. Null names where it was not told who made it. */
export type RevisionRow = Awaited<ReturnType<typeof readRevisions>>[number] &
  Omit<PartyNames, 'kind'> & { readonly kind: PartyNames['kind'] | null };
