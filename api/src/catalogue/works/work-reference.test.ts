import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { workReference } from './work-reference.ts';

test.each([
  ['Gold Coast Rain', 128, 'GCR00128'],
  ['Ɔdɔ Nti', 7, 'ON00007'],
  ['The House of the Rising Sun', 1, 'THO00001'],
  ['雨', 5, 'WRK00005'],
  ['99 Problems', 123_456, 'P123456'],
  ['1999', 6, 'WRK00006'],
])('builds the reference of %s from its initials and a number', (title, sequence, reference) => {
  expect(workReference(title, sequence)).toBe(reference);
});

test('gives works of different numbers different references, whatever their titles', () => {
  expect(workReference('Rain Song 2', 150)).not.toBe(workReference('Rain Song', 200_150));
});

test('builds references of at most 14 characters, which every system accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 99_999_999_999 }), (title, sequence) => {
      expect(workReference(title, sequence)).toMatch(/^[A-Z0-9]{6,14}$/);
    }),
  );
});
