import type { Database } from 'api/platform/db/transaction.ts';
import type { Act } from 'api/platform/http/actor.ts';
import { sql } from 'kysely';

export function actorOfAccount(db: Database, email: string): Promise<Act['actor']> {
  return db
    .selectFrom('account')
    .innerJoin('membership', 'membership.account_id', 'account.id')
    .innerJoin('party', 'party.member_id', 'membership.member_id')
    .select(['account.id as accountId', 'membership.member_id as memberId', 'party.id as partyId'])
    .where('account.email', '=', email)
    .executeTakeFirstOrThrow();
}

export async function backendPid(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}
