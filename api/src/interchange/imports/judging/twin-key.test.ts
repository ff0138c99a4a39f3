import { expect, test } from '@jest/globals';
import { twinKey } from './twin-key.ts';

test('is the same whatever case, accents and articles, and in whatever order people stand', () => {
  expect(twinKey(['RIVÉR', 'ori'], ['kofi', 'ama'])).toBe(twinKey(['The River', 'ORI'], ['ama', 'kofi']));
});

test.each([
  ['another version', ['River', 'MOD'], ['ama']],
  ['somebody else', ['River', 'ORI'], ['kofi']],
  ['nobody', ['River', 'ORI'], []],
])('is another one with %s', (_, names, people) => {
  expect(twinKey(names, people)).not.toBe(twinKey(['River', 'ORI'], ['ama']));
});
