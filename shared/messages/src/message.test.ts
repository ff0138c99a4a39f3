// cspell:ignore voir
import { expect, test } from '@jest/globals';
import { currentLanguage, inLanguage } from './language-scope.ts';
import { message, richMessage } from './message.ts';

const works = message<{ count: number }>(
  [['count', 2, { one: [0, ' work'], other: [0, ' works'] }]],
  [['count', 2, { one: [0, ' œuvre'], other: [0, ' œuvres'] }]],
);

test('formats a plural and its number by the rules of each language', () => {
  expect([0, 1, 1500].map((count) => works({ count }))).toEqual(['0 works', '1 work', '1,500 works']);
  const french = inLanguage('fr', () => [0, 1, 1500].map((count) => works({ count })));
  expect(french).toEqual(['0 œuvre', '1 œuvre', '1\u202f500 œuvres']);
});

test('returns the parts of a text with tags in order', () => {
  const all = richMessage<object, 'link'>(['See ', ['link', 'all works'], '.'], ['Voir ', ['link', 'tout'], '.']);
  expect(all({ link: (parts) => ({ to: parts.join('') }) })).toEqual(['See ', { to: 'all works' }, '.']);
});

test('keeps the language of concurrent tasks apart', async () => {
  const languages = (['fr', 'en'] as const).map((language) =>
    inLanguage(language, async () => {
      await Promise.resolve();
      return currentLanguage();
    }),
  );
  expect(await Promise.all(languages)).toEqual(['fr', 'en']);
});
