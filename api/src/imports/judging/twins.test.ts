import { expect, test } from '@jest/globals';
import { Twins } from './twins.ts';

test('what is called the same and has a name in common is a twin, whatever case, accents and articles', () => {
  const twins = new Twins();
  expect(twins.add({ names: ['The River', 'ORI'], people: ['ama', 'kofi'] })).toBe(false);
  expect(twins.add({ names: ['RIVÉR', 'ori'], people: ['esi', 'kofi'] })).toBe(true);
  expect(twins.add({ names: ['River', 'MOD'], people: ['kofi'] })).toBe(false);
  expect(twins.add({ names: ['River', 'ORI'], people: ['yaw'] })).toBe(false);
  expect(twins.add({ names: ['River', 'ORI'], people: [] })).toBe(false);
});
