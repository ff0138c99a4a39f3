import type { Insertable, Updateable } from 'kysely';
import type { Database, Tx } from '../db/transaction.ts';
import type { PartyTable } from './account-tables.ts';

/** The unique index that says whose IPI name number it is. */
export const IPI_INDEX = 'party_ipi_name_number_key';

/** Queries on parties, as far as accounts need them. */
export function createPartyRepository(db: Database) {
  return {
    findByIpi(ipi: string) {
      return db.selectFrom('party').selectAll().where('ipi_name_number', '=', ipi).executeTakeFirst();
    },

    async insert(tx: Tx, party: Insertable<PartyTable>): Promise<void> {
      await tx.insertInto('party').values(party).execute();
    },

    /** Makes a party the member's own; false where another member was faster. */
    async giveTo(tx: Tx, partyId: string, memberId: string): Promise<boolean> {
      const given = await tx
        .updateTable('party')
        .set({ member_id: memberId })
        .where('id', '=', partyId)
        .where('member_id', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return given !== undefined;
    },

    async updateOfMember(tx: Tx, memberId: string, change: Updateable<PartyTable>): Promise<void> {
      await tx.updateTable('party').set(change).where('member_id', '=', memberId).execute();
    },
  };
}
