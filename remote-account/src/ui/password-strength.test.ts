// cspell:ignore passwordpassword qwertyuiopasdfgh weit
import { expect, test } from '@jest/globals';
import { strengthOf } from './password-strength.ts';

test.each([
  ['passwordpassword', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['qwertyuiopasdfgh', 1],
  ['Password 123456789', 1],
  ['AmaMensah2026!!', 2],
  ['rain on the old harbour', 4],
  ['ñandú 🎵 дождь weit', 4],
] as const)('rates %s as %i', (password, strength) => {
  expect(strengthOf(password, ['Ama', 'Mensah', 'ama@example.org'])).toBe(strength);
});

test('rates a very long password', () => {
  expect(strengthOf('words of mine '.repeat(9), [])).toBeGreaterThan(1);
});
