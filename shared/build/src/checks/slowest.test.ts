import { expect, test } from '@jest/globals';
import { slowestOf, timesOfJest, timesOfSuite } from './slowest.ts';

test('lists the ten slowest tests, slowest first', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ title: `test ${index}`, seconds: index }));
  const lines = slowestOf(times);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('  11.0 s  test 11');
  expect(lines.at(-1)).toBe('   2.0 s  test 2');
});

test('reads jest’s times in milliseconds, without skipped tests', () => {
  const assertionResults = [
    { fullName: 'a list is sorted', duration: 1500 },
    { fullName: 'a list is empty', duration: null },
  ];
  expect(timesOfJest({ testResults: [{ assertionResults }] })).toEqual([
    { title: 'a list is sorted', seconds: 1.5 },
    { title: 'a list is empty', seconds: 0 },
  ]);
});

test('names a journey with project and file, including nested and repeated ones', () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: 'journeys/joining.test.ts',
    tests: [{ projectName: 'portal', results: durations.map((duration) => ({ duration })) }],
  });
  const suite = {
    specs: [spec('a person joins', 2000)],
    suites: [{ specs: [spec('has expired', 500, 250)] }],
  };
  expect(timesOfSuite(suite)).toEqual([
    { title: '[portal] journeys/joining.test.ts › a person joins', seconds: 2 },
    { title: '[portal] journeys/joining.test.ts › has expired', seconds: 0.75 },
  ]);
});
