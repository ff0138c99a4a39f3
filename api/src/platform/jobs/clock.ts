import type { Database } from '../db/transaction.ts';
import { readClockOffset } from './clock-repository.ts';

export interface Clock {
  readonly now: () => Date;
  stop(): void;
}

const POLL_INTERVAL_MS = 1_000;

export const systemClock: Clock = { now: () => new Date(), stop: () => undefined };

export async function createMovableClock(db: Database): Promise<Clock> {
  let ahead = await readClockOffset(db);
  const timer = setInterval(() => {
    readClockOffset(db).then(
      (read) => {
        ahead = read;
      },
      // The database is down; the clock keeps its offset.
      () => undefined,
    );
  }, POLL_INTERVAL_MS).unref();
  return { now: () => new Date(Date.now() + ahead), stop: () => clearInterval(timer) };
}
