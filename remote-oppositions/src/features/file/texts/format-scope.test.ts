// cspell:ignore Monde entier jusqu’au
import { expect, test } from '@jest/globals';
import { formatScope } from './format-scope.ts';

test.each([
  { language: 'en', words: 'World, until 2 March 2026' },
  { language: 'fr', words: 'Monde entier, jusqu’au 2 mars 2026' },
])('formats a period without a start in $language', ({ language, words }) => {
  document.documentElement.lang = language;
  expect(formatScope({ rights: [], uses: [], territories: [], from: null, to: '2026-03-02' })).toBe(words);
});
