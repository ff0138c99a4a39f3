// cspell:ignore abcdeabcdeabcdeabcde asdfghjklzxcvbnm changemechangeme footballfootball iloveyouiloveyou keepcalmandcarryon letmeinletmein manchesterunited maytheforcebewithyou qwertyuiopasdfgh qwertyuiopasdfghjklzxcvbnm stairwaytoheaven worldofwarcraft correcthorsebatterystaple qazwsxedcrfvtgb trustno weit
import { beforeAll, describe, expect, test } from '@jest/globals';
import { loadCommonPasswords, weaknessOf } from './index.ts';

const KNOWN = ['ama.mensah@example.org', 'Ama', 'Mensah', ''];

test.each([
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

describe('with the long list', () => {
  beforeAll(loadCommonPasswords);

  test.each([
    'Password-Password',
    'qwertyuiopasdfgh',
    'iloveyouiloveyou',
    '1234567890123456',
    'letmeinletmein1',
    'correcthorsebatterystaple',
    'Correct-Horse-Battery-Staple 2026',
    'Liverpool-Football 1892',
    'sunshine12345678',
    '1qaz2wsx3edc4rfv',
    'qazwsxedcrfvtgb',
    'abcdefghijklmnop',
    'Trustno1trustno1!',
    'stairwaytoheaven77',
    'worldofwarcraft',
    'maytheforcebewithyou',
    'keepcalmandcarryon',
    'Administrator123',
    'changemechangeme',
    'Welcome123welcome123',
    'manchesterunited',
    'qwertyuiopasdfghjklzxcvbnm',
    '09876543211234567890',
    'footballfootball',
  ])('rejects %s as too common', (password) => {
    expect(weaknessOf(password, KNOWN)).toMatch(/too common/);
  });

  test.each([
    'rain on the old harbour',
    'a few words about rain',
    'violet kettle borrowed nine',
    'ñandú 🎵 дождь weit',
  ])('accepts %s', (password) => expect(weaknessOf(password, KNOWN)).toBeNull());
});
