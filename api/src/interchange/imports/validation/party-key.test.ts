import { expect, test } from '@jest/globals';
import { twinKey } from './party-key.ts';

test('ignores case, accents, articles and the order of people', () => {
  expect(twinKey(['RIVÉR', 'ori'], ['kofi', 'ama'])).toBe(twinKey(['The River', 'ORI'], ['ama', 'kofi']));
});

test.each([
  ['another version', ['River', 'MOD'], ['ama']],
  ['another writer', ['River', 'ORI'], ['kofi']],
  ['nobody', ['River', 'ORI'], []],
])('differs with %s', (_, names, people) => {
  expect(twinKey(names, people)).not.toBe(twinKey(['River', 'ORI'], ['ama']));
});
