import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/transaction.ts';
import type { SessionService } from '../session/session-service.ts';
import { deleteOutdated } from './housekeeping-repository.ts';

const EVERY_MS = 60 * 60_000;

/** Deletes ended sessions and what has had its day. */
export async function tidy(db: Database, sessions: SessionService): Promise<void> {
  await sessions.removeEnded();
  await deleteOutdated(db);
}

/** Tidies every hour while the API runs. Several processes may do so at once. */
export function createHousekeeping(db: Database, sessions: SessionService) {
  let timer: NodeJS.Timeout | undefined;
  return {
    start(log: FastifyBaseLogger): void {
      const run = () => {
        tidy(db, sessions).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
      };
      timer = setInterval(run, EVERY_MS).unref();
    },
    stop(): void {
      clearInterval(timer);
    },
  };
}
