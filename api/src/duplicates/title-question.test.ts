import { describe, expect, test } from '@jest/globals';
import { frequenciesBy } from '../search/word-frequencies.ts';
import { titleQuestion } from './title-question.ts';
import { comparedTitle } from './title-similarity.ts';

const FREQUENCIES = frequenciesBy(new Map([['love', 0.05]]), 10_000_000);
const NEAR: Record<string, string[]> = { kumasi: ['kumase'] };
const PERSON = { lexemes: ['ipi:00241555778'], works: null };

function leadsTo(title: string, frequencies = FREQUENCIES): string[] {
  const { leads } = titleQuestion([PERSON], comparedTitle(title), (word) => NEAR[word] ?? [], frequencies);
  return leads.map((lead) =>
    lead
      .replaceAll(/[()'&]/g, '')
      .replaceAll(/ +/g, ' ')
      .replace('ipi:00241555778 ', ''),
  );
}

describe('a title among the works of somebody', () => {
  test('is led to by each way to write its words, of which one of three may be missing', () => {
    expect(leadsTo('Kumasi Love')).toEqual(['love kumasi', 'love kumase']);
    expect(leadsTo('Evening Market Love')).toEqual(['market love', 'evening love', 'evening market']);
  });

  test('asks for no more words than leave a few works', () => {
    expect(leadsTo('Evening Market Kumasi')).toEqual([
      'market kumasi',
      'market kumase',
      'evening kumasi',
      'evening kumase',
      'evening market',
    ]);
    const rare = frequenciesBy(new Map([['love', 0.00001]]), 1_000_000);
    expect(leadsTo('Evening Market Kumasi', rare)).toEqual(['market', 'evening', 'evening market']);
  });

  test('reads some hundreds of works sooner than it asks for each of many ways to write a word', () => {
    const counted = frequenciesBy(new Map(Object.entries({ love: 0.05, night: 0.001 })), 10_000_000);
    const leadsWith = (near: readonly string[]) =>
      titleQuestion([PERSON], comparedTitle('Kand Love'), (word) => (word === 'kand' ? [...near] : []), counted).leads;
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const near = letters.flatMap((letter) => [`kan${letter}`, `k${letter}nd`, `${letter}and`]);
    expect(leadsWith(['kant', 'kane'])).toHaveLength(3);
    expect(leadsWith(near)).toEqual(["('ipi:00241555778') & ('love')"]);
  });

  test('is led to by somebody alone whose works are read sooner than each way to write its words is asked for', () => {
    const leadsOf = (works: number) =>
      titleQuestion([{ ...PERSON, works }], comparedTitle('Kumasi Love'), (word) => NEAR[word] ?? [], FREQUENCIES)
        .leads;
    expect(leadsOf(20)).toEqual(["('ipi:00241555778')"]);
    expect(leadsOf(21)).toHaveLength(2);
  });

  test('asks for all of them where nothing was counted yet', () => {
    expect(leadsTo('Kumasi Love', frequenciesBy(new Map(), 0))).toEqual(['love kumasi', 'love kumase']);
  });

  test('is looked for as a whole in what was led to', () => {
    const { narrowing } = titleQuestion(
      [PERSON],
      comparedTitle('Kumasi Love'),
      (word) => NEAR[word] ?? [],
      FREQUENCIES,
    );
    expect(narrowing).toBe("(('kumasi' | 'kumase') & ('love'))");
  });
});
