import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/test-api.ts';
import { aRecordingDraft, recordingAs, registerRecording } from '../../testing/test-recordings.ts';
import { aDraft, register } from '../../testing/test-works.ts';
import { readMigrations } from './migrations.ts';

test('links recordings with works whose ISWC was typed with punctuation', async () => {
  const api = await createTestApi();
  const ama = await api.signUp({});
  const work = await register(ama, { ...aDraft('Typed Waltz', ama), iswc: 'T9110202125' });
  const works = [{ title: 'Typed Waltz' }, { title: 'Another' }];
  const { id } = await registerRecording(ama, { ...aRecordingDraft('Typed take', ama), works });
  for (const [position, typed] of ['t-911.020.212-5', 'soon'].entries())
    await sql`update recording_work set iswc = ${typed} where position = ${position}`.execute(api.db);
  const [migration] = (await readMigrations()).filter(({ name }) => name.includes('typed-iswcs'));
  await api.db.transaction().execute((tx) => sql.raw(migration?.sql ?? '').execute(tx));
  expect((await recordingAs(ama, id)).works.map(({ iswc }) => iswc)).toEqual(['T9110202125', 'soon']);
  const linked = (await ama.inject('GET', `/recordings/${id}/works`)).json().data.items;
  expect(linked).toMatchObject([{ composition_id: work.id }]);
  await api.close();
});
