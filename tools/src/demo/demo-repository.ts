import { titleOfObject } from 'api/disputes/case-repository.ts';
import type { Database, Tx } from 'api/platform/db/transaction.ts';
import { sql } from 'kysely';

/** Any number that nothing else in the database locks: of two processes that start together one puts the demo in. */
const ADVISORY_LOCK = 4_207_002;

/** Lets one process at a time put the demo in, until its transaction ends. */
export async function waitForOtherSeed(tx: Tx): Promise<void> {
  // The other one may take longer than a statement is allowed to.
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
  await sql`set local statement_timeout to default`.execute(tx);
}

/** The last case about the work of this title. */
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
