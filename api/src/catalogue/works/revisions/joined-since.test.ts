import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { amend, performingShares, workAs } from '../../../testing/test-revisions.ts';
import { aDraft, confirm, register } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

/** A registered work with a line that Kofi had before he joined. */
async function namedBefore(title: string) {
  const { id } = await confirm(kofi, await register(ama, aDraft(title, ama, kofi)));
  await api.db
    .updateTable('composition_line')
    .set({ confirmation: 'not_a_member', confirmed_at: null })
    .where('composition_id', '=', id)
    .where('party_id', '=', kofi.partyId)
    .execute();
  return workAs(ama, id);
}

describe('an amendment that names a member who joined since the registration', () => {
  test('doesn’t wait for them while their line stays', async () => {
    const work = await namedBefore('Misspelt');
    const amended = await amend(ama, work, aDraft('Spelt', ama, kofi));
    expect(amended).toMatchObject({ state: 'registered_incomplete', title: 'Spelt' });
    expect(amended.writers.map(({ confirmation }) => confirmation)).toEqual(['submitter', 'not_a_member']);
  });

  test('waits for them if it changes their line', async () => {
    const work = await namedBefore('Less');
    const writers = [
      { party_id: ama.partyId, role: 'CA' as const, shares: { pr: 6000, mr: 6000, sr: 0 } },
      { party_id: kofi.partyId, role: 'CA' as const, shares: { pr: 4000, mr: 4000, sr: 0 } },
    ];
    const pending = await amend(ama, work, { title: work.title, writers });
    expect(pending).toMatchObject({ state: 'awaiting_confirmation', writers: [{}, { confirmation: 'invited' }] });
    expect(performingShares(await workAs(ama, work.id))).toEqual([5000, 5000]);
  });
});
