// cspell:ignore abcdeabcdeabcdeabcde
import { expect, test } from '@jest/globals';
import { weaknessOf } from './index.ts';

const KNOWN = ['ama.mensah@example.org', 'Ama', 'Mensah', ''];

test.each([
  ['Password-Password', /too common/],
  ['the quick brown fox', /too common/],
  ['aaaaaaaaaaaaaaaa', /repeats/],
  ['abcdeabcdeabcdeabcde', /repeats/],
  ['AmaMensah2026!!', /mostly your name/],
  ['counterpoint ama 1', /mostly your name/],
])('rejects %s', (password, reason) => {
  expect(weaknessOf(password, KNOWN)).toMatch(reason);
});

test('accepts words of the member’s own', () => {
  expect(weaknessOf('rain on the old harbour', KNOWN)).toBeNull();
});
