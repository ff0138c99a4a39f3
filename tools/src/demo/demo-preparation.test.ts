// cspell:ignore emtpy
import { expect, test } from '@jest/globals';
import { demoPreparation } from './demo-preparation.ts';

test('accepts --demo and --empty, and nothing else', () => {
  expect(() => demoPreparation(['--demo', '--empty'])).not.toThrow();
  expect(() => demoPreparation(['--emtpy'])).toThrow('The options are --demo and --empty.');
});
