import { sql } from 'kysely';
import type { TestApi } from './test-api.ts';

/** Members who sign up later may register works and recordings in which they have no part, as most test files name others. */
export async function clearNewMembers({ db }: Pick<TestApi, 'db'>): Promise<void> {
  await sql`alter table member alter column registers_for_others set default true`.execute(db);
}
