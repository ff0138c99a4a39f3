import { describe, expect, test } from '@jest/globals';
import { removeControlCodes } from './text-table.ts';

describe('lines for the terminal', () => {
  test('contain no control or direction characters', () => {
    expect(removeControlCodes('Ama\u001b[2J \u009b31m\r\n')).toBe('Ama\uFFFD[2J \uFFFD31m\uFFFD\uFFFD');
    expect(removeControlCodes('gpj.\u202eexe \u2066a')).toBe('gpj.\uFFFDexe \uFFFDa');
  });

  test('stay unchanged in any script', () => {
    const line = 'Naïve\tمريم 王菲 👩‍🎤';
    expect(removeControlCodes(line)).toBe(line);
  });
});
