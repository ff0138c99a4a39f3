import type { RightsMessageParties } from '@counterpoint/domain/schemas/recordings';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export async function findMessageParties(db: Database, memberId: string): Promise<RightsMessageParties | null> {
  const row = await db
    .selectFrom('rights_message_parties')
    .select(['sender_id', 'recipient_id', 'recipient_name'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

export async function storeMessageParties(
  tx: Tx,
  memberId: string,
  { parties, at }: { readonly parties: RightsMessageParties; readonly at: Date },
): Promise<void> {
  const row = { ...parties, updated_at: at };
  await tx
    .insertInto('rights_message_parties')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}
