import type { Database, Tx } from '../../platform/db/transaction.ts';

export interface PasswordAccount {
  readonly accountId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly memberIds: readonly string[];
  readonly names: readonly string[];
}

export function createPasswordRepository(db: Database | Tx) {
  async function findBy(column: 'id' | 'email', value: string): Promise<PasswordAccount | null> {
    const rows = await db
      .selectFrom('account')
      .innerJoin('membership', 'membership.account_id', 'account.id')
      .innerJoin('member', 'member.id', 'membership.member_id')
      .leftJoin('party', 'party.member_id', 'member.id')
      .select([
        'account.id as accountId',
        'account.email',
        'account.password_hash as passwordHash',
        'member.id as memberId',
        'member.given_name',
        'member.other_names',
        'member.corporation_name',
        'party.stage_names',
      ])
      .where(`account.${column}`, '=', value)
      .orderBy('membership.created_at')
      .execute();
    const [first] = rows;
    if (!first) return null;
    const names = rows.flatMap((row) => [
      row.given_name,
      row.other_names,
      row.corporation_name,
      ...(row.stage_names ?? []),
    ]);
    return {
      accountId: first.accountId,
      email: first.email,
      passwordHash: first.passwordHash,
      memberIds: rows.map(({ memberId }) => memberId),
      names: names.filter((name) => name !== null),
    };
  }

  return {
    findById: (accountId: string) => findBy('id', accountId),
    findByEmail: (email: string) => findBy('email', email),

    async setHash(accountId: string, password_hash: string): Promise<void> {
      await db.updateTable('account').set({ password_hash }).where('id', '=', accountId).execute();
    },
  };
}
