import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase } from '../../testing/test-database.ts';
import { newId } from '../db/new-id.ts';
import { createDatabase } from '../db/open-database.ts';
import { type Database, inTransaction } from '../db/transaction.ts';
import type { Question } from './search-question.ts';
import { publicHits, putEntries } from './search-repository.ts';

/** More than are read of what one way leads to. */
const MANY = 1_600;

let db: Database;
beforeAll(async () => {
  db = createDatabase(await createTestDatabase(), 1);
  await put(MANY, 'common words', ['akwaaba', 'common']);
  await put(MANY, 'often words', ['akwaaba', 'often']);
  await put(1, 'third zongo', ['third', 'zongo']);
});
afterAll(() => db.destroy());

function put(count: number, label: string, words: readonly string[]): Promise<number> {
  const entry = () => ({ subject: 'recording', id: newId(), label, otherLabels: [], words, isPublic: true }) as const;
  return inTransaction(db, (tx) => putEntries(tx, Array.from({ length: count }, entry)));
}

/** What has `zongo` among what each of these words leads to, and what has one of these titles. */
async function found(leads: readonly string[], titles: readonly string[] = []): Promise<string[]> {
  const ways = leads.map((word) => ({ tsquery: `'${word}'`, isSampled: false, narrowing: "'zongo'" }));
  const question: Question = { ways, titles };
  return (await publicHits(db, { subject: 'recording' }, question)).map(({ label }) => label);
}

test('what one way leads to does not keep the next one from being gone', async () => {
  expect(await found(['common', 'third'])).toEqual(['third zongo']);
});

test('a search reads so many entries, the likely ones first, however many ways there are', async () => {
  expect(await found(['third', 'common', 'often'])).toEqual(['third zongo']);
  expect(await found(['common', 'often', 'third'])).toEqual([]);
});

test('a title is found whatever its words lead to', async () => {
  expect(await found(['common', 'often', 'third'], ['third z'])).toEqual(['third zongo']);
});
