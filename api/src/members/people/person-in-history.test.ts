import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { addPerson } from '../../testing/test-people.ts';
import { aDraft, register } from '../../testing/test-works.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

interface Event {
  readonly type: string;
  readonly actor_name: string;
  readonly is_me: boolean;
}

async function submitter(who: TestMember, id: string) {
  const { events } = (await who.inject('GET', `/compositions/${id}`)).json().data;
  const { actor_name, is_me } = events.find(({ type }: Event) => type === 'submitted');
  return { actor_name, is_me };
}

test('the history of a work names the person to people of the same member alone', async () => {
  const osu = await api.signUp({ corporation_name: 'Osu Music', given_name: 'Naa', other_names: 'Tetteh' });
  const kofi = await api.signUp({ given_name: 'Kofi' });
  const efua = await addPerson(api, osu);
  const { id } = await register(efua, aDraft('By Efua', osu, kofi));
  const named = { actor_name: 'Efua Sarpong for Osu Music', is_me: false };
  expect(await submitter(osu, id)).toEqual(named);
  expect(await submitter(efua, id)).toEqual(named);
  expect(await submitter(kofi, id)).toEqual({ actor_name: 'Osu Music', is_me: false });
});

test('a person who is the member is “you”, also after a change of name', async () => {
  const ama = await api.signUp();
  const other = await api.signUp({ given_name: 'Esi' });
  const { id } = await register(ama, aDraft('By Ama', ama, other));
  const profile = (await ama.inject('GET', '/user/profile')).json().data;
  await ama.inject('PUT', '/user/profile', { payload: { ...profile, other_names: 'Owusu' } });
  expect(await submitter(ama, id)).toEqual({ actor_name: 'Ama Owusu', is_me: true });
});
