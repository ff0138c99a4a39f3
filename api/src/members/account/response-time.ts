import { setTimeout as pause } from 'node:timers/promises';

const LEAST_MS = 120;

/** Takes a minimum time, so that the response time doesn't reveal whether the address has an account. */
export async function withLeastTime<Result>(work: Promise<Result>): Promise<Result> {
  const least = pause(LEAST_MS);
  const result = await work;
  await least;
  return result;
}
