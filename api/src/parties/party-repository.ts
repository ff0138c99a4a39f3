import type { Insertable, Updateable } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import type { Database, Tx } from '../platform/db/transaction.ts';

export const IPI_INDEX = 'party_ipi_name_number_key';

export function createPartyRepository(db: Database | Tx) {
  return {
    lockByIpi(ipi: string) {
      return db.selectFrom('party').selectAll().where('ipi_name_number', '=', ipi).forUpdate().executeTakeFirst();
    },

    lockByIsni(isni: string) {
      return db.selectFrom('party').selectAll().where('isni', '=', isni).forUpdate().executeTakeFirst();
    },

    async findIdOfMember(memberId: string): Promise<string> {
      const found = db.selectFrom('party').select('id').where('member_id', '=', memberId);
      return (await found.executeTakeFirstOrThrow()).id;
    },

    async insert(tx: Tx, party: Insertable<Tables['party']>): Promise<void> {
      await tx.insertInto('party').values(party).execute();
    },

    async giveTo(tx: Tx, partyId: string, memberId: string): Promise<void> {
      await tx.updateTable('party').set({ member_id: memberId }).where('id', '=', partyId).execute();
    },

    async updateOfMember(tx: Tx, memberId: string, change: Updateable<Tables['party']>): Promise<void> {
      await tx.updateTable('party').set(change).where('member_id', '=', memberId).execute();
    },
  };
}
