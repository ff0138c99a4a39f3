// cspell:ignore harmatan
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { markCode, markText } from './search-marks.ts';
import { addVariants, codesIn, termsOf } from './search-terms.ts';

const termsFor = (query: string, vocabulary: string[] = []) => ({
  codes: codesIn(query),
  terms: addVariants(termsOf(query), vocabulary),
});
const marked = (text: string, query: string, vocabulary?: string[]) =>
  markText(text, termsFor(query, vocabulary))
    ?.map((part) => (part.is_match ? `[${part.text}]` : part.text))
    .join('') ?? null;

test.each([
  ['Ɔdɔ Nti (Live)', 'odo', '[Ɔdɔ] Nti (Live)'],
  ['Don’t Go, Señorita!', 'dont senorita', '[Don’t] Go, [Señorita]!'],
  ['Night Marketeers', 'night market', '[Night] [Marketeers]'],
  ['Market Night', 'market ni', '[Market] [Night]'],
  ['Marketing Night', 'market ni', 'Marketing [Night]'],
  ['Harmattan Love', 'harmatan', null],
])('marks in %j for a search for %j the parts %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('marks the corrected spelling', () => {
  expect(marked('Harmattan Love', 'harmatan', ['harmattan'])).toBe('[Harmattan] Love');
});

test('returns parts that join to the whole text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 }), (text, query) => {
      const parts = markText(text, termsFor(query));
      if (parts) expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});

test('matches an identifier as a whole, however it was typed', () => {
  expect(
    markCode({ code: 'iswc', value: 'T0345246801', shown: 'T-034.524.680-1' }, termsFor('t 034 524 680 1')),
  ).toEqual([{ text: 'T-034.524.680-1', is_match: true }]);
  expect(
    markCode({ code: 'iswc', value: 'T0345246801', shown: 'T-034.524.680-1' }, termsFor('T-702.152.911-5')),
  ).toBeNull();
});
