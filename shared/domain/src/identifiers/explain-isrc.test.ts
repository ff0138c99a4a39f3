import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { explainIsrc, parseIsrc } from './index.ts';

describe('explanations of an invalid ISRC', () => {
  test.each([
    ['GBEMI030001', 'This ISRC has 11 characters. It needs 12. Example: GB-EMI-03-00013.'],
    ['ISRC GB-EMI-03-0001', 'This ISRC has 11 characters. It needs 12. Example: GB-EMI-03-00013.'],
    ['GBEMI03000133', 'This ISRC has 13 characters. It needs 12. Example: GB-EMI-03-00013.'],
    ['1BEMI0300013', 'An ISRC starts with two letters. Example: GB-EMI-03-00013.'],
    ['GBEMI03O0013', 'The last 7 characters are digits. Enter the digit 0 instead of the letter O.'],
    ['gbemi03000l3', 'The last 7 characters are digits. Enter the digit 1 instead of the letter l.'],
    ['GBEMI03000X3', 'The last 7 characters of an ISRC are digits, not letters. Example: GB-EMI-03-00013.'],
    ['GB/EMI0300013', 'An ISRC only has letters and digits. Remove “/”. Example: GB-EMI-03-00013.'],
  ])('explain: %s', (text, message) => {
    expect(explainIsrc(text)).toBe(message);
  });

  test('exist for every invalid text, and for no valid one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Z0-9 -]{8,14}$/)), (text) => {
        expect(explainIsrc(text) === null).toBe(parseIsrc(text) !== null);
      }),
    );
  });
});
