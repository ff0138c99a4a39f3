import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase } from '../../testing/test-database.ts';
import { copyTables } from '../db/copy-tables.ts';
import { newId } from '../db/new-id.ts';
import { type OneConnection, openOneConnection } from '../db/one-connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { newEntries, type SearchDocument, saveDocuments } from './search-index.ts';

let connection: OneConnection;
beforeAll(async () => {
  connection = openOneConnection(await createTestDatabase());
});
afterAll(() => connection.close());

const DOCUMENTS: Omit<SearchDocument, 'id'>[] = [
  {
    subject: 'composition',
    title: "The King's “Ɔdɔ” \\ Nti",
    otherTitles: ['A Night, a Day', 'Ìfẹ́ "Mi"', '雨'],
    texts: [null, '', 'GCR00128', 'King of Kings'],
    knownWords: ['ama', 'mensah', 'ama'],
    codes: [['iswc', 'T0345246801'] as const, ['ipi', null] as const],
    isPublic: true,
    isInVocabulary: true,
  },
  { subject: 'recording', title: '…!?', texts: [], codes: [], isPublic: false, isInVocabulary: false },
];

test.each(DOCUMENTS)('writes the same entry for new rows, such as $title, as a single update', async (document) => {
  const { db, client } = connection;
  const [copied, put] = [newId(), newId()];
  await inTransaction(db, async (tx) => {
    await copyTables(client(), [newEntries([{ ...document, id: copied }]).table]);
    await saveDocuments(tx, [{ ...document, id: put }]);
  });
  const entryOf = (id: string) =>
    db
      .selectFrom('search_entry')
      .select(['subject', 'label', 'other_labels', 'words', 'is_public'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  expect(await entryOf(copied)).toEqual(await entryOf(put));
});
