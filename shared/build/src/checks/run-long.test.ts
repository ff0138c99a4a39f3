import { expect, test } from '@jest/globals';
import { countsOf } from './run-long.ts';

const report = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([kind, count]) => `ℹ ${kind} ${count}`)
    .join('\n');

test('counts the tests of Node’s runner, and skipped ones as failed', () => {
  expect(countsOf(`✔ signs in\n${report({ tests: 5, pass: 4, fail: 0, skipped: 1 })}\n`, 0)).toEqual({
    passed: 4,
    failed: 1,
  });
  expect(countsOf(report({ tests: 5, pass: 3, fail: 1, cancelled: 1 }), 1)).toEqual({ passed: 3, failed: 2 });
});

test('counts a program without tests as one check', () => {
  expect(countsOf('findings: 0 (aim 0)', 0)).toEqual({ passed: 1, failed: 0 });
  expect(countsOf('findings: 3 (aim 0)', 1)).toEqual({ passed: 0, failed: 1 });
});

test('counts a runner that fails without a failed test as failed', () => {
  expect(countsOf(report({ tests: 5, pass: 5, fail: 0 }), 1)).toEqual({ passed: 5, failed: 1 });
});
