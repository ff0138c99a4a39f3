import { describe, expect, test } from '@jest/globals';
import { harmless } from './text-table.ts';

describe('a line for the terminal', () => {
  test('commands nothing, and turns nothing round', () => {
    expect(harmless('Ama\u001b[2J \u009b31m\r\n')).toBe('Ama\uFFFD[2J \uFFFD31m\uFFFD\uFFFD');
    expect(harmless('gpj.\u202eexe \u2066a')).toBe('gpj.\uFFFDexe \uFFFDa');
  });

  test('stays as it is in any script', () => {
    const line = 'Naïve\tمريم 王菲 👩‍🎤';
    expect(harmless(line)).toBe(line);
  });
});
