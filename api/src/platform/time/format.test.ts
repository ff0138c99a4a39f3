// cspell:ignore novembre
import { inLanguage } from '@counterpoint/messages/node';
import { expect, test } from '@jest/globals';
import { formatInstant, formatSize, instantFormat } from './format.ts';

test.each([
  [640, '1 kB', '1\u202fko'],
  [210_400, '210 kB', '210\u202fko'],
  [8_249_999, '8.2 MB', '8,2\u202fMo'],
])('formats %d bytes in the reader’s language', (bytes, english, french) => {
  expect(formatSize(bytes)).toBe(english);
  expect(inLanguage('fr', () => formatSize(bytes))).toBe(french);
});

test('formats the first of a month as French does', () => {
  const at = new Date('2026-11-01T09:05:00Z');
  const formatted = () => [instantFormat('UTC')(at), formatInstant(at, 'UTC')];
  expect(formatted()).toEqual(['1 November 2026 at 09:05', '1 November 2026 at 09:05 UTC']);
  expect(inLanguage('fr', formatted)).toEqual(['1er novembre 2026 à 09:05', '1er novembre 2026 à 09:05 UTC']);
  expect(inLanguage('fr', () => instantFormat('Pacific/Kiritimati')(at))).toBe('1er novembre 2026 à 23:05');
});
