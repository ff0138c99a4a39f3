// cspell:ignore kumase
import { describe, expect, test } from '@jest/globals';
import { frequenciesBy } from '../../platform/search/word-frequencies.ts';
import { buildTitleQuery } from './title-query.ts';
import { comparedTitle } from './title-similarity.ts';

/** The frequency of the rarest counted word is the maximum of all others. */
const FREQUENCIES = frequenciesBy(new Map(Object.entries({ love: 0.05, akwaaba: 0.00001 })), 10_000_000);
const NEAR: Record<string, string[]> = { kumasi: ['kumase'] };
const AMA = ['ipi:00241555778'];
const KOFI = ['kofi', 'mensah'];

function queryFor(title: string, { people = [AMA], counted = FREQUENCIES } = {}) {
  const question = buildTitleQuery(people, comparedTitle(title), {
    near: (word) => NEAR[word] ?? [],
    frequencies: counted,
  });
  return { leads: question.leads.map(plain), narrowing: plain(question.narrowing) };
}

/** Without quotes and redundant parentheses. */
function plain(tsquery: string): string {
  const fewer = tsquery
    .replaceAll("'", '')
    .replaceAll(/\(([^()|&]+)\)/g, '$1')
    .replaceAll(/\((\([^()]*\))\)/g, '$1');
  return fewer === tsquery ? tsquery : plain(fewer);
}

describe('title queries', () => {
  test('leads with the rarest word, in every spelling', () => {
    expect(queryFor('Love Kumasi').leads).toEqual(['ipi:00241555778 & (kumasi | kumase)']);
  });

  test('leads with one of two words if one may be missing', () => {
    expect(queryFor('Love Kumasi Akwaaba').leads).toEqual(['ipi:00241555778 & (akwaaba | (kumasi | kumase))']);
  });

  test('combines all parties, by number or by name, in one query', () => {
    const people = [AMA, KOFI, ['ipi:00000000199'], ['esi', 'mensah']];
    expect(queryFor('Market', { people }).leads).toEqual([
      '(ipi:00241555778 | ipi:00000000199) & market',
      '((kofi & mensah) | (esi & mensah)) & market',
    ]);
  });

  test('leads with two words if one finds too many works or if nothing was counted yet', () => {
    const shares = { love: 0.05, you: 0.06, 'ipi:00241555778': 0.01 };
    const counted = frequenciesBy(new Map(Object.entries(shares)), 10_000_000);
    expect(queryFor('You Love', { counted }).leads).toEqual(['ipi:00241555778 & (love & you)']);
    expect(queryFor('Love', { counted }).leads).toEqual(['ipi:00241555778 & love']);
    const nothing = frequenciesBy(new Map(), 0);
    expect(queryFor('Love Market', { counted: nothing }).leads).toEqual(['ipi:00241555778 & (love & market)']);
  });

  test('uses the title alone for a party whose name has no words', () => {
    expect(queryFor('Market Love', { people: [[]] }).leads).toEqual(['market']);
  });

  test('narrows what the lead found by the whole title', () => {
    expect(queryFor('Love Kumasi').narrowing).toBe('((kumasi | kumase) & love)');
    expect(queryFor('Evening Market Love').narrowing).toBe('(market & love) | (evening & love) | (evening & market)');
  });
});
