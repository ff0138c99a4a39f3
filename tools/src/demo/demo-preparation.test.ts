// cspell:ignore emtpy
import { expect, test } from '@jest/globals';
import { demoPreparation } from './demo-preparation.ts';

test('accepts --empty and nothing else', () => {
  expect(() => demoPreparation(['--empty'])).not.toThrow();
  expect(() => demoPreparation(['--emtpy'])).toThrow('The only option is --empty.');
});
