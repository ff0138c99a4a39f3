import type { Database } from '../db/transaction.ts';
import { readAhead } from './clock-repository.ts';

/** What time it is. */
export interface Clock {
  readonly now: () => Date;
  stop(): void;
}

const LOOK_EVERY_MS = 1_000;

/** The time of the machine. */
export const systemClock: Clock = { now: () => new Date(), stop: () => undefined };

/** A clock that can be moved from the command line; every process of a test follows it within a second. */
export async function createMovableClock(db: Database): Promise<Clock> {
  let ahead = await readAhead(db);
  const timer = setInterval(() => {
    readAhead(db).then(
      (read) => {
        ahead = read;
      },
      // The database is away; the clock goes on as it went.
      () => undefined,
    );
  }, LOOK_EVERY_MS).unref();
  return { now: () => new Date(Date.now() + ahead), stop: () => clearInterval(timer) };
}
