import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { newKey } from '../../testing/test-works.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('lists members alone, also if others match better', async () => {
  const ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
  const payload = { given_names: '', family_name: 'Mensah' };
  await ama.inject('POST', '/composers', { headers: newKey(), payload });
  const listed = async (query: string, filter: string) => {
    const answer = await ama.inject('GET', '/composers', { query: { query, filter, per_page: '1' } });
    const { items, total } = answer.json().data;
    return [...items.map(({ name }: { name: string }) => name), total];
  };
  expect(await listed('Mensah', 'all')).toEqual(['Mensah', 2]);
  expect(await listed('Mensah', 'members')).toEqual(['Kofi Mensah', 1]);
  expect(await listed('', 'members')).toEqual(['Ama Kusi', 2]);
});
