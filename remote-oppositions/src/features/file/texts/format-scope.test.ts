// cspell:ignore Monde entier jusqu’au Exécution publique reproduction mécanique
import { expect, test } from '@jest/globals';
import { formatScope } from './format-scope.ts';

test.each([
  { language: 'en', words: 'World, until 2 March 2026' },
  { language: 'fr', words: 'Monde entier, jusqu’au 2 mars 2026' },
])('formats a period without a start in $language', ({ language, words }) => {
  document.documentElement.lang = language;
  expect(formatScope({ rights: [], uses: [], territories: [], from: null, to: '2026-03-02' })).toBe(words);
});

test.each([
  { language: 'en', words: 'Performing and mechanical, World' },
  { language: 'fr', words: 'Exécution publique et reproduction mécanique, Monde entier' },
])('starts only the first right with a capital in $language', ({ language, words }) => {
  document.documentElement.lang = language;
  expect(formatScope({ rights: ['pr', 'mr'], uses: [], territories: [], from: null, to: null })).toBe(words);
});
