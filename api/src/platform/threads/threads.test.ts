import { afterAll, expect, test } from '@jest/globals';
import { readEnv } from '../config/env.ts';
import { createThreadPool } from './thread-pool.ts';
import { createThreads } from './threads.ts';

const pool = createThreadPool({
  entry: new URL('./testing/tasks.ts', import.meta.url),
  maxThreads: 2,
  maxMegabytes: 32,
  youngMegabytes: 8,
});
const threads = createThreads({ connection: {}, env: readEnv({}), now: () => new Date(), pool });
afterAll(() => threads.stop());

const run = (path: string, memberId = 'ama', maxSeconds = 60) =>
  threads.run('document_type', { path, bytes: 1 }, { memberId, maxSeconds });

test('returns results, and throws the errors of a task', async () => {
  expect(await run('pdf')).toBe('pdf');
  await expect(run('refuse')).rejects.toMatchObject({ status: 422, code: 'wrong_type', message: 'Not a document.' });
  await expect(run('fail')).rejects.toThrow('A bug.');
});

test('ends a task that takes too long or needs too much memory, and goes on', async () => {
  await expect(run('spin', 'ama', 0.5)).rejects.toMatchObject({ status: 422, code: 'takes_too_long' });
  await expect(run('grow')).rejects.toMatchObject({ status: 422, code: 'needs_memory' });
  expect(await run('pdf')).toBe('pdf');
});

test('leaves a thread to others while one member’s tasks wait', async () => {
  const order: string[] = [];
  const mine = ['wait', 'pdf', 'jpg'].map((path) =>
    run(path, 'ama', 3).then(
      () => order.push(path),
      () => order.push(path),
    ),
  );
  expect(await run('png', 'kofi')).toBe('png');
  order.push('png');
  await Promise.all(mine);
  expect(order).toEqual(['png', 'wait', 'pdf', 'jpg']);
});

test('refuses a member’s tasks beyond those that may wait', async () => {
  const sent = await Promise.allSettled(Array.from({ length: 28 }, () => run('pdf', 'esi')));
  expect(sent.map(({ status }) => status)).toEqual([...Array(26).fill('fulfilled'), 'rejected', 'rejected']);
});
