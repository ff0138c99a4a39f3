import type { FastifyBaseLogger } from 'fastify';
import { deleteOldValidatedFiles } from '../../interchange/imports/validated-file/validated-file-repository.ts';
import type { Services } from '../../platform/services.ts';
import { deleteOutdated } from './housekeeping-repository.ts';

const INTERVAL_MS = 60 * 60_000;

type HousekeepingServices = Pick<Services, 'db' | 'now' | 'sessions' | 'files'>;

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
