import { describe, expect, test } from '@jest/globals';
import { frequenciesBy } from '../../platform/search/word-frequencies.ts';
import { titleQuestion } from './title-question.ts';
import { comparedTitle } from './title-similarity.ts';

/** The rarest that is counted tells how common all the others are at most. */
const FREQUENCIES = frequenciesBy(new Map(Object.entries({ love: 0.05, akwaaba: 0.00001 })), 10_000_000);
const NEAR: Record<string, string[]> = { kumasi: ['kumase'] };
const AMA = ['ipi:00241555778'];
const KOFI = ['kofi', 'mensah'];

function asked(title: string, { people = [AMA], counted = FREQUENCIES } = {}) {
  const question = titleQuestion(people, comparedTitle(title), {
    near: (word) => NEAR[word] ?? [],
    frequencies: counted,
  });
  return { leads: question.leads.map(plain), narrowing: plain(question.narrowing) };
}

/** Without quotes, and parentheses that change nothing. */
function plain(tsquery: string): string {
  const fewer = tsquery
    .replaceAll("'", '')
    .replaceAll(/\(([^()|&]+)\)/g, '$1')
    .replaceAll(/\((\([^()]*\))\)/g, '$1');
  return fewer === tsquery ? tsquery : plain(fewer);
}

describe('a title among the works of somebody', () => {
  test('is led to by the word with the fewest entries, in each way to write it', () => {
    expect(asked('Love Kumasi').leads).toEqual(['ipi:00241555778 & (kumasi | kumase)']);
  });

  test('is led to by one of two words where one may be missing', () => {
    expect(asked('Love Kumasi Akwaaba').leads).toEqual(['ipi:00241555778 & (akwaaba | (kumasi | kumase))']);
  });

  test('is led to by the works of all people at once, those known by a number and those known by their names', () => {
    const people = [AMA, KOFI, ['ipi:00000000199'], ['esi', 'mensah']];
    expect(asked('Market', { people }).leads).toEqual([
      '(ipi:00241555778 | ipi:00000000199) & market',
      '((kofi & mensah) | (esi & mensah)) & market',
    ]);
  });

  test('is led to by two words where too many works have one, and where nothing was counted yet', () => {
    const shares = { love: 0.05, you: 0.06, 'ipi:00241555778': 0.01 };
    const counted = frequenciesBy(new Map(Object.entries(shares)), 10_000_000);
    expect(asked('You Love', { counted }).leads).toEqual(['ipi:00241555778 & (love & you)']);
    expect(asked('Love', { counted }).leads).toEqual(['ipi:00241555778 & love']);
    const nothing = frequenciesBy(new Map(), 0);
    expect(asked('Love Market', { counted: nothing }).leads).toEqual(['ipi:00241555778 & (love & market)']);
  });

  test('of somebody whose name has no words is led to by its own words alone', () => {
    expect(asked('Market Love', { people: [[]] }).leads).toEqual(['market']);
  });

  test('is looked for as a whole in what was led to', () => {
    expect(asked('Love Kumasi').narrowing).toBe('((kumasi | kumase) & love)');
    expect(asked('Evening Market Love').narrowing).toBe('(market & love) | (evening & love) | (evening & market)');
  });
});
