import { describe, expect, test } from '@jest/globals';
import { parseEan } from './ean.ts';

describe('bar codes', () => {
  test.each([
    ['4006381333931', '4006381333931'],
    ['036000291452', '0036000291452'],
    ['400\u20116381\u202f33393\u22121', '4006381333931'],
    ['04006381333931', '4006381333931'],
    ['00036000291452', '0036000291452'],
    ['14006381333938', null],
    ['4006381333932', null],
  ])('reads %s as %s', (typed, ean) => {
    expect(parseEan(typed)).toBe(ean);
  });
});
