import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { newKey, register } from '../../testing/test-works.ts';

let api: TestApi;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  kofi = await api.signUp({ given_name: 'Kofi', ipi_name_number: '99900000158' });
});
afterAll(() => api.close());

test('registers an arrangement of a work in the public domain, and sends it as societies accept it', async () => {
  const shares = { pr: 10_000, mr: 10_000, sr: 0 };
  const work = await register(kofi, {
    title: 'Old Tune',
    version_type: 'MOD',
    music_arrangement: 'ARR',
    lyric_adaptation: 'ORI',
    writers: [
      { party_id: kofi.partyId, role: 'AR', shares },
      { party_id: null, role: 'C', shares: { pr: 0, mr: 0, sr: 0 }, public_domain: 'Y' },
    ],
  });
  // A writer in the public domain needs no number.
  expect(work.state).toBe('registered');
  expect(work.writers[1]).toMatchObject({ party_id: null, name: 'Public domain', public_domain: 'Y' });

  const payload = { version: '2.1', receiver: '052' };
  const { data: file } = (await kofi.inject('POST', '/cwr-files', { headers: newKey(), payload })).json();
  expect(file.faults.filter(({ rejects }: { rejects: boolean }) => rejects)).toEqual([]);
  const { body } = await kofi.inject('GET', `/cwr-files/${file.id}/contents`);
  expect(
    body
      .split('\r\n')
      .find((line: string) => line.startsWith('OWR'))
      ?.slice(28, 106),
  ).toBe(`${'DP'.padEnd(75)} C `);
});
