// cspell:ignore emtpy
import { expect, test } from '@jest/globals';
import { demoPreparation } from './demo-preparation.ts';

test('accepts no options except --demo and --empty', () => {
  expect(() => demoPreparation(['--demo', '--empty'])).not.toThrow();
  expect(() => demoPreparation(['--emtpy'])).toThrow("'. The options are --demo and --empty.");
});
