// cspell:ignore Salut
import { currentLanguage, message } from '@counterpoint/messages';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { handleError } from './error-handler.ts';
import { answerInRequestLanguage } from './request-language.ts';

const app = Fastify();
let address: string;
beforeAll(async () => {
  answerInRequestLanguage(app);
  app.setErrorHandler(handleError);
  app.get('/', async () => ({ language: currentLanguage() }));
  app.post('/', async () => ({ language: currentLanguage() }));
  address = await app.listen({ port: 0 });
});
afterAll(() => app.close());

const greeting = message('Hi', 'Salut');

async function languageOfAnswer(accepted: string, init?: RequestInit) {
  const answer = await fetch(address, { ...init, headers: { 'accept-language': accepted, ...init?.headers } });
  return ((await answer.json()) as { language: string }).language;
}

test.each([
  ['fr-CH, de;q=0.8', 'fr'],
  ['de, en-US;q=0.8', 'en'],
  ['tw', 'en'],
])('answers a request that accepts %s in %s', async (accepted, language) => {
  expect(await languageOfAnswer(accepted)).toBe(language);
});

test('keeps the language of a request after its body was read', async () => {
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect(await Promise.all(['fr', 'en'].map((accepted) => languageOfAnswer(accepted, json)))).toEqual(['fr', 'en']);
});

test('answers errors in the request’s language', async () => {
  const headers = { 'accept-language': 'fr', 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: '{' });
  expect([answer.status, answer.headers.get('content-language')]).toEqual([400, 'fr']);
});

test('answers in the pseudo-language where development allows it', async () => {
  const development = Fastify();
  answerInRequestLanguage(development, true);
  development.get('/', async () => ({ greeting: greeting() }));
  const [pseudo, french] = await Promise.all(
    [{ cookie: 'language=en-XA' }, { 'accept-language': 'fr' }].map((headers) =>
      development.inject({ url: '/', headers }),
    ),
  );
  expect([pseudo?.json().greeting, french?.json().greeting]).toEqual(['⟦Ĥîî⟧', 'Salut']);
  await development.close();
});
