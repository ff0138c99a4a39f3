import type { FastifyBaseLogger } from 'fastify';
import { deleteOldValidatedFiles } from '../../interchange/imports/validated-file/validated-file-repository.ts';
import type { SessionService } from '../../members/session/session-service.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { deleteOutdated } from './housekeeping-repository.ts';

const INTERVAL_MS = 60 * 60_000;

interface HousekeepingServices {
  readonly db: Database;
  readonly now: () => Date;
  readonly sessions: Pick<SessionService, 'removeEnded'>;
  readonly files: Pick<FileStore, 'removeUnused'>;
}

export async function runHousekeeping({ db, now, sessions, files }: HousekeepingServices): Promise<void> {
  await sessions.removeEnded();
  await deleteOutdated(db);
  await deleteOldValidatedFiles(db, now());
  await files.removeUnused();
}

export function createHousekeeping(services: HousekeepingServices) {
  let timer: NodeJS.Timeout | undefined;
  return {
    start(log: FastifyBaseLogger): void {
      const run = () => {
        runHousekeeping(services).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
      };
      timer = setInterval(run, INTERVAL_MS).unref();
    },
    stop(): void {
      clearInterval(timer);
    },
  };
}
