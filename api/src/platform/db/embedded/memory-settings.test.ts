import { expect, test } from '@jest/globals';
import { memorySettings } from './memory-settings.ts';

const GIGABYTE = 2 ** 30;

test.each([
  [0.25, '128MB', '128MB'],
  [16, '4096MB', '8192MB'],
  [256, '8192MB', '131072MB'],
])('a server of our own takes of %f GB for its pages what helps it and leaves the rest', (memory, buffers, files) => {
  expect(memorySettings(memory * GIGABYTE)).toEqual([
    `shared_buffers=${buffers}`,
    `effective_cache_size=${files}`,
    'random_page_cost=1.1',
  ]);
});

test('without a word it goes by what this process may use', () => {
  const [buffers = ''] = memorySettings();
  expect(Number.parseInt(buffers.replace('shared_buffers=', ''), 10)).toBeGreaterThanOrEqual(128);
});
