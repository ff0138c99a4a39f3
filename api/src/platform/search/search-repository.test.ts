import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase } from '../../testing/test-database.ts';
import { newId } from '../db/new-id.ts';
import { createDatabase } from '../db/open-database.ts';
import { type Database, inTransaction } from '../db/transaction.ts';
import type { SearchPlan } from './search-plan.ts';
import { findPublicHits, saveEntries } from './search-repository.ts';
import { frequenciesOf } from './word-frequencies.ts';

/** More entries than are read per leading word. */
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
  return inTransaction(db, (tx) => saveEntries(tx, Array.from({ length: count }, entry)));
}

/** Entries with `zongo` among those that each of these words leads to, and entries with one of these titles. */
async function found(leads: readonly string[], titles: readonly string[] = []): Promise<string[]> {
  const queries = leads.map((word) => ({ tsquery: `'${word}'`, isSampled: false, narrowing: "'zongo'" }));
  const plan: SearchPlan = { queries, titles };
  return (await findPublicHits(db, { subject: 'recording' }, plan)).map(({ label }) => label);
}

test('continues with the next reading when the first finds nothing', async () => {
  expect(await found(['common', 'third'])).toEqual(['third zongo']);
});

test('reads a limited number of entries, the likeliest first', async () => {
  expect(await found(['third', 'common', 'often'])).toEqual(['third zongo']);
  expect(await found(['common', 'often', 'third'])).toEqual([]);
});

test('finds a title whatever its words lead to', async () => {
  expect(await found(['common', 'often', 'third'], ['third z'])).toEqual(['third zongo']);
});

test('keeps the frequencies of words from one transaction to the next', async () => {
  const read = () => inTransaction(db, (tx) => frequenciesOf(tx, 'recording'));
  expect(await read()).toBe(await read());
});
