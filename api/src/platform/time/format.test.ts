import { inLanguage } from '@counterpoint/messages/node';
import { expect, test } from '@jest/globals';
import { formatSize } from './format.ts';

test.each([
  [640, '1 kB', '1\u202fko'],
  [210_400, '210 kB', '210\u202fko'],
  [8_249_999, '8.2 MB', '8,2\u202fMo'],
])('formats %d bytes in the reader’s language', (bytes, english, french) => {
  expect(formatSize(bytes)).toBe(english);
  expect(inLanguage('fr', () => formatSize(bytes))).toBe(french);
});
