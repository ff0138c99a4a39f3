import { expect, test } from '@jest/globals';
import { preferredLanguage } from './languages.ts';

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['de-CH, FR', 'fr'],
  ['tw,ee', 'en'],
  ['', 'en'],
])('returns for a reader who accepts "%s" the language %s', (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language);
});
