import { DEFAULT_LANGUAGE, type Message } from '@counterpoint/messages';
import { inLanguage } from '@counterpoint/messages/node';
import type { Tx } from '../../platform/db/transaction.ts';

/** Notes are stored as text. Jobs write them in the language of the member's first account. */
export async function noteForMember(tx: Tx, memberId: string, note: Message): Promise<string> {
  const account = await tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select('account.language')
    .where('membership.member_id', '=', memberId)
    .orderBy('account.created_at')
    .limit(1)
    .executeTakeFirst();
  return inLanguage(account?.language ?? DEFAULT_LANGUAGE, () => note());
}
