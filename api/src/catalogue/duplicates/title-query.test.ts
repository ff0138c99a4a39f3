// cspell:ignore kumase
import { describe, expect, test } from '@jest/globals';
import { frequenciesBy } from '../../platform/search/word-frequencies.ts';
import { buildTitleQuery } from './title-query.ts';
import { comparedTitle } from './title-similarity.ts';

/** The frequency of the rarest counted word is the maximum of all others. */
const FREQUENCIES = frequenciesBy(new Map(Object.entries({ love: 0.05, akwaaba: 0.00001 })), 10_000_000);
const NEAR: Record<string, string[]> = { kumasi: ['kumase'] };
const AMA = ['ipi:00241555778'];
const KOFI = ['party:0199'];

function queryFor(title: string, { people = [AMA], counted = FREQUENCIES } = {}) {
  const question = buildTitleQuery(people, comparedTitle(title), {
    findCorrections: (word) => NEAR[word] ?? [],
    frequencies: counted,
  });
  return { lead: plain(question.lead), narrowing: plain(question.narrowing) };
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
    expect(queryFor('Love Kumasi').lead).toBe('ipi:00241555778 & (kumasi | kumase)');
  });

  test('leads with one of two words if one may be missing', () => {
    expect(queryFor('Love Kumasi Akwaaba').lead).toBe('ipi:00241555778 & (akwaaba | (kumasi | kumase))');
  });

  test('combines all parties in one query, and an artist’s words', () => {
    const all = queryFor('Market', { people: [AMA, KOFI] });
    expect(all.lead).toBe('(ipi:00241555778 | party:0199) & market');
    expect(queryFor('Market', { people: [['kofi', 'mensah']] }).lead).toBe('(kofi & mensah) & market');
  });

  test('leads with two words if one finds too many works or if nothing was counted yet', () => {
    const shares = { love: 0.05, you: 0.06, 'ipi:00241555778': 0.01 };
    const counted = frequenciesBy(new Map(Object.entries(shares)), 10_000_000);
    expect(queryFor('You Love', { counted }).lead).toBe('ipi:00241555778 & (love & you)');
    expect(queryFor('Love', { counted }).lead).toBe('ipi:00241555778 & love');
    const nothing = frequenciesBy(new Map(), 0);
    expect(queryFor('Love Market', { counted: nothing }).lead).toBe('ipi:00241555778 & (love & market)');
  });

  test('narrows what the lead found by the whole title', () => {
    expect(queryFor('Love Kumasi').narrowing).toBe('((kumasi | kumase) & love)');
    expect(queryFor('Evening Market Love').narrowing).toBe('(market & love) | (evening & love) | (evening & market)');
  });
});
