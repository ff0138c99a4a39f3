import { titleOfObject } from 'api/disputes/case-list-repository.ts';
import type { Database, Tx } from 'api/platform/db/transaction.ts';
import { sql } from 'kysely';

/** Unlike the locks of migrations and of removed files. Of two processes that start together, one seeds. */
const ADVISORY_LOCK = 4_207_003;

/** Waits for the lock, held until the transaction ends. */
export async function waitForOtherSeed(tx: Tx): Promise<void> {
  // The other seed may take longer than the statement timeout.
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
  await sql`set local statement_timeout to default`.execute(tx);
}

export async function findCaseAbout(tx: Tx, title: string): Promise<string> {
  const found = await tx
    .selectFrom('opposition')
    .select('opposition.id')
    .where(titleOfObject, '=', title)
    .orderBy('opposition.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw new Error(`The demo has no case about ${title}.`);
  return found.id;
}

export async function hasAccounts(db: Database): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;
}
