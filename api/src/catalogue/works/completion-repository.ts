import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';

/** Works that only lack this writer's IPI name number, by id so that concurrent calls can't deadlock. */
export async function findCompletable(tx: Tx, { memberId, partyId }: Act['actor']): Promise<string[]> {
  const rows = await tx
    .selectFrom('composition_member as mine')
    .innerJoin('composition', 'composition.id', 'mine.composition_id')
    .select('composition.id')
    .where('mine.member_id', '=', memberId)
    .where('mine.state', '=', 'registered_incomplete')
    .where(({ exists, not, selectFrom }) => {
      const lines = selectFrom('composition_line as line')
        .innerJoin('party', 'party.id', 'line.party_id')
        .select('line.position')
        .whereRef('line.composition_id', '=', 'composition.id')
        .whereRef('line.revision', '=', 'composition.revision');
      const isNamed = exists(lines.where('party.id', '=', partyId));
      const unknown = selectFrom('composition_line as line')
        .select('line.position')
        .whereRef('line.composition_id', '=', 'composition.id')
        .whereRef('line.revision', '=', 'composition.revision')
        .where('line.party_id', 'is', null);
      return isNamed.and(not(exists(lines.where('party.ipi_name_number', 'is', null)))).and(not(exists(unknown)));
    })
    .orderBy('composition.id')
    .execute();
  return rows.map(({ id }) => id);
}
