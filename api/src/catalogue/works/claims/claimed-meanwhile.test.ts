import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { actOnWork, amend, workAs } from '../../../testing/test-revisions.ts';
import { aDraft, confirm, newKey, register } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

const shares = { pr: 5000, mr: 5000, sr: 0 };
const payload = { role: 'A', shares, statement: 'I wrote the words with her in Accra in 2019.' };

function registerWithUnknown(title: string) {
  const unknown = { party_id: null, role: 'A', shares } as const;
  return register(ama, { title, writers: [{ party_id: ama.partyId, role: 'C', shares }, unknown] });
}

test('opens no case over a work that has changed since the claimant saw it', async () => {
  const seen = await registerWithUnknown('One More');
  await amend(ama, seen, aDraft('One More', ama));
  const claimAt = ({ version }: { readonly version: number }) =>
    kofi.inject('POST', `/compositions/${seen.id}/claims`, {
      headers: { ...newKey(), 'if-match': `"${version}"` },
      payload,
    });
  const refused = await claimAt(seen);
  expect([refused.statusCode, refused.json().code]).toEqual([412, 'stale_version']);
  const claimed = await claimAt(await workAs(kofi, seen.id));
  expect(claimed.json().data).toMatchObject({ state: 'disputed' });
});

test('can be accepted without a new revision if the submitter has named the claimant with the share since', async () => {
  const work = await registerWithUnknown('Given Meanwhile');
  const claimed = await kofi.inject('POST', `/compositions/${work.id}/claims`, { headers: newKey(), payload });
  const writers = [
    { party_id: ama.partyId, role: 'C' as const, shares },
    { party_id: kofi.partyId, role: 'A' as const, shares },
  ];
  await confirm(kofi, await amend(ama, await workAs(ama, work.id), { title: work.title, writers }));
  const answer = { name: `claims/${claimed.json().data.id}/answer`, payload: { is_accepted: true } };
  expect((await actOnWork(ama, await workAs(ama, work.id), answer)).statusCode).toBe(200);
  expect(await workAs(ama, work.id)).toMatchObject({ revision: 2, pending_revision: null });
  const { items } = (await kofi.inject('GET', `/compositions/${work.id}/claims`)).json().data;
  expect(items).toMatchObject([{ state: 'accepted' }]);
});

test('updates the open page of a claimant whose claim is refused', async () => {
  const work = await registerWithUnknown('Refused Meanwhile');
  const claimed = await kofi.inject('POST', `/compositions/${work.id}/claims`, { headers: newKey(), payload });
  const { id: last } = await api.db.selectFrom('outbox').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const answer = { is_accepted: false, reason: 'The words are by my brother.' };
  const name = `claims/${claimed.json().data.id}/answer`;
  expect((await actOnWork(ama, await workAs(ama, work.id), { name, payload: answer })).statusCode).toBe(200);
  const query = api.db.selectFrom('outbox').select('member_ids').where('id', '>', last);
  const published = await query.where('topic', '=', 'compositions').execute();
  expect(published.flatMap(({ member_ids }) => member_ids)).toContain(kofi.memberId);
});
