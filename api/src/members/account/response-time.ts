import { setTimeout as pause } from 'node:timers/promises';

const MIN_MS = 120;

/** Takes a minimum time, so that the response time doesn't reveal whether the address has an account. */
export async function withMinimumTime<Result>(work: Promise<Result>): Promise<Result> {
  const minimum = pause(MIN_MS);
  const result = await work;
  await minimum;
  return result;
}
