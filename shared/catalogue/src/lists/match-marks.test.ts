import { describe, expect, test } from '@jest/globals';
import { markMatches } from './match-marks.ts';

const marked = (text: string, query: string) =>
  markMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('match marks', () => {
  test.each([
    ['Gold Coast Rain', 'coast', 'Gold [Coast] Rain'],
    ['Gold Coast Rain', 'rain gold', '[Gold] Coast [Rain]'],
    ['Gold Coast Rain', 'co ra', 'Gold [Co]ast [Ra]in'],
    ['Ésúfúnmi', 'esu', '[Ésú]fúnmi'],
    ['Mensah', 'an', 'Mensah'],
    ['Gold Coast Rain', '', 'Gold Coast Rain'],
    ['Gold Coast Rain', 'thunder', 'Gold Coast Rain'],
  ])('marks %s for %j as %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});
