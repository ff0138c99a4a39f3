import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { aRecordingDraft, registerRecording } from '../../testing/test-recordings.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('stores lines while the next release has added columns with a default to their tables', async () => {
  const tables = ['recording_contributor', 'recording_right', 'recording_work'] as const;
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column added boolean not null default true`.execute(api.db);
  const ama = await api.signUp({});
  const contributors = [{ party_id: ama.partyId, category: 'non_featured' as const, roles: ['violin' as const] }];
  const works = [{ composition_id: null, title: 'Harmattan', iswc: null, writers: null }];
  const { id } = await registerRecording(ama, { ...aRecordingDraft('Harmattan', ama), contributors, works });
  for (const table of tables) {
    const { rows } = await sql`select added from ${sql.table(table)} where recording_id = ${id}`.execute(api.db);
    expect(rows).toEqual([{ added: true }]);
  }
});
