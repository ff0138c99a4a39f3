import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anAddress, aPerson, tokenMailedTo } from '../../testing/join.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('keeps the language of the sign-up until the member chooses another', async () => {
  const remoteAddress = anAddress();
  const headers = { 'accept-language': 'fr-CH,en;q=0.5' };
  await api.inject('POST', '/signups', { payload: aPerson, headers, remoteAddress });
  const token = await tokenMailedTo(api, aPerson.email);
  await api.inject('POST', '/signups/confirmations', { payload: { token }, remoteAddress });
  const { email, password } = aPerson;
  const opened = await api.inject('POST', '/session', { payload: { email, password }, remoteAddress });
  expect(opened.json().data).toMatchObject({ language: 'fr' });
});

test('lets a member with any permission choose a language', async () => {
  const member = await api.signUp({ role: 'reader' });
  const answer = await member.inject('PUT', '/user/language', { payload: { language: 'fr' } });
  expect(answer.statusCode).toBe(204);
  expect((await member.inject('GET', '/user/profile')).json().data).toMatchObject({ language: 'fr' });
});

test('rejects a language that the portal doesn’t have', async () => {
  const member = await api.signUp();
  const answer = await member.inject('PUT', '/user/language', { payload: { language: 'de' } });
  expect(answer.json()).toMatchObject({ code: 'validation_failed', details: [{ path: 'language' }] });
});
