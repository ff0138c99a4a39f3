import { describe, expect, test } from '@jest/globals';
import { markMatches, matchesIswc } from './match-marks.ts';

const marked = (text: string, query: string) =>
  markMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('marks', () => {
  test.each([
    ['Gold Coast Rain', 'coast', 'Gold [Coast] Rain'],
    ['Gold Coast Rain', 'rain gold', '[Gold] Coast [Rain]'],
    ['Gold Coast Rain', 'co ra', 'Gold [Co]ast [Ra]in'],
    ['Ésúfúnmi', 'esu', '[Ésú]fúnmi'],
    ['Mensah', 'an', 'Mensah'],
    ['Gold Coast Rain', '', 'Gold Coast Rain'],
    ['Gold Coast Rain', 'thunder', 'Gold Coast Rain'],
  ])('%s for %j as %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test('an ISWC as a whole, however it is written', () => {
    expect(matchesIswc('T0345246801', 't 034 524 680 1')).toBe(true);
    expect(matchesIswc('T0345246801', 'T0345')).toBe(false);
    expect(matchesIswc(null, 'T0345246801')).toBe(false);
  });
});
