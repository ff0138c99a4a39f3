import { describe, expect, test } from '@jest/globals';
import { readPLine } from './p-line.ts';

describe('P lines', () => {
  test.each([
    ['℗ 2024 Osu Records', 2024, 'Osu Records'],
    ['(P) 2024\n      Osu Records,\n      a division of Tema', 2024, 'Osu Records, a division of Tema'],
    ['P 2024 Osu', 2024, 'Osu'],
    ['P2024 Osu', 2024, 'Osu'],
    ['℗ & © 2024 Osu', 2024, 'Osu'],
    ['(P) & (C) 2024 Osu', 2024, 'Osu'],
    ['2024 ℗ Osu', 2024, 'Osu'],
    ['℗ 2019, 2024 Osu', 2019, 'Osu'],
    ['Pink Records', null, 'Pink Records'],
    ['2024', 2024, null],
    ['℗', null, null],
  ])('%j', (text, year, owner) => {
    expect(readPLine(text)).toEqual({ year, owner });
  });
});
