import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { limitsOfNetwork, networkOf } from './network-of.ts';
import { createRefusals } from './refusals.ts';
import { createSemaphore } from './semaphore.ts';

describe('network of an address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('returns %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

test('limits the whole site of an IPv6 address, too', () => {
  const limit = { bucket: ['sign-in'], max: 10, seconds: 60 };
  expect(limitsOfNetwork(limit, '2001:db8:1:2::3')).toEqual([
    { bucket: ['sign-in', '2001:db8:1:2::/64'], max: 10, seconds: 60 },
    { bucket: ['sign-in', '2001:db8:1::/48'], max: 40, seconds: 60 },
  ]);
  expect(limitsOfNetwork(limit, '::ffff:203.0.113.9')).toEqual([
    { bucket: ['sign-in', '203.0.113.9'], max: 10, seconds: 60 },
  ]);
});

test('remembers refusals for a moment, and at most so many', () => {
  const refusals = createRefusals(2);
  const [oldest, now] = [new Date(0), new Date(60_000)];
  for (const name of ['a', 'b', 'c']) refusals.add([name], oldest, now);
  const known = (at: number) => ['a', 'b', 'c'].filter((name) => refusals.find([name], new Date(at)));
  expect(known(64_999)).toEqual(['b', 'c']);
  expect(known(65_000)).toEqual([]);
});

describe('semaphore', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('runs a limited number at once, queues the others in order, and rejects more', async () => {
    const take = createSemaphore(2, 2);
    let running = 0;
    let highest = 0;
    const order: number[] = [];
    const work = (n: number) =>
      take(async () => {
        running += 1;
        highest = Math.max(highest, running);
        await new Promise(setImmediate);
        running -= 1;
        order.push(n);
      });
    const all = [1, 2, 3, 4].map(work);
    await expect(work(5)).rejects.toMatchObject({ status: 503, code: 'busy' });
    await Promise.all(all);
    expect([highest, order]).toEqual([2, [1, 2, 3, 4]]);
  });

  test('rejects those that have waited too long, and runs the others', async () => {
    const since = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(since);
    const take = createSemaphore(1, 2, { maxWaitMs: 5 });
    const held = Promise.withResolvers<void>();
    const holding = take(() => held.promise);
    const late = take(async () => 'late');
    clock.mockReturnValue(since + 6);
    const next = take(async () => 'next');
    held.resolve();
    await expect(late).rejects.toMatchObject({ status: 503, code: 'busy' });
    await holding;
    expect(await next).toBe('next');
    expect(await take(async () => 'free again')).toBe('free again');
  });

  test('frees its slot after a failure', async () => {
    const take = createSemaphore(1, 0);
    await expect(take(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await take(async () => 'done')).toBe('done');
  });
});
