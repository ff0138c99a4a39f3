import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { amend, workAs } from '../../../testing/test-revisions.ts';
import { aDraft, newKey, register } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

test('opens no case over a work that has changed since the claimant saw it', async () => {
  const shares = { pr: 5000, mr: 5000, sr: 0 };
  const unknown = { party_id: null, role: 'A', shares } as const;
  const seen = await register(ama, {
    title: 'One More',
    writers: [{ party_id: ama.partyId, role: 'C', shares }, unknown],
  });
  await amend(ama, seen, aDraft('One More', ama));
  const claimAt = ({ version }: { readonly version: number }) =>
    kofi.inject('POST', `/compositions/${seen.id}/claims`, {
      headers: { ...newKey(), 'if-match': `"${version}"` },
      payload: { role: 'A', shares, statement: 'I wrote the words with her in Accra in 2019.' },
    });
  const refused = await claimAt(seen);
  expect([refused.statusCode, refused.json().code]).toEqual([412, 'stale_version']);
  const claimed = await claimAt(await workAs(kofi, seen.id));
  expect(claimed.json().data).toMatchObject({ state: 'disputed' });
});
