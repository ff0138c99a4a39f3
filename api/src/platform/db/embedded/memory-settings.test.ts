import { expect, test } from '@jest/globals';
import { memorySettings } from './memory-settings.ts';

const GIGABYTE = 2 ** 30;

test.each([
  [0.25, '128MB', '128MB'],
  [16, '4096MB', '8192MB'],
  [256, '8192MB', '131072MB'],
])('takes a useful part of %f GB for the pages of our own server', (memory, buffers, files) => {
  expect(memorySettings(memory * GIGABYTE)).toEqual([
    `shared_buffers=${buffers}`,
    `effective_cache_size=${files}`,
    'random_page_cost=1.1',
    'shared_preload_libraries=pg_prewarm',
  ]);
});

test('uses the process’s memory limit by default', () => {
  const [buffers = ''] = memorySettings();
  expect(Number.parseInt(buffers.replace('shared_buffers=', ''), 10)).toBeGreaterThanOrEqual(128);
});
