import { sql } from 'kysely';
import type { Database, Tx } from '../db/transaction.ts';

/** Any number that nothing else in the database locks: of two processes that start together one puts the demo in. */
const ADVISORY_LOCK = 4_207_002;

/** Lets one process at a time put the demo in, until its transaction ends. */
export async function waitForOtherSeed(tx: Tx): Promise<void> {
  // The other one may take longer than a statement is allowed to.
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
  await sql`set local statement_timeout to default`.execute(tx);
}

export async function hasAccounts(db: Database): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;
}
