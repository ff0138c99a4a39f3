import type { Database } from '../db/transaction.ts';

export async function readClockOffset(db: Database): Promise<number> {
  const row = await db.selectFrom('test_clock').select('ahead_ms').executeTakeFirst();
  return Number(row?.ahead_ms ?? 0);
}

export async function advanceClock(db: Database, milliseconds: number): Promise<number> {
  const ahead_ms = (await readClockOffset(db)) + milliseconds;
  await db.deleteFrom('test_clock').execute();
  await db.insertInto('test_clock').values({ ahead_ms }).execute();
  return ahead_ms;
}
