import type { FastifyBaseLogger } from 'fastify';
import { deleteOldValidatedFiles } from '../../interchange/imports/validated-file/validated-file-repository.ts';
import { removeEndedSessions } from '../../members/session/session-repository.ts';
import { idleMsOf } from '../../members/session/session-service.ts';
import type { Services } from '../../platform/services.ts';
import { outdatedDeletions } from './housekeeping-repository.ts';

const INTERVAL_MS = 60 * 60_000;

type HousekeepingServices = Pick<Services, 'db' | 'env' | 'now' | 'files'>;

/** Throws once all is done that can be. */
export async function runHousekeeping({ db, env, now, files }: HousekeepingServices): Promise<void> {
  const failures: unknown[] = [];
  const steps = [
    () => removeEndedSessions(db, now(), new Date(now().getTime() - idleMsOf(env))),
    ...outdatedDeletions(db),
    () => deleteOldValidatedFiles(db, now()),
    () => files.removeUnused(),
  ];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
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
