import type { FastifyBaseLogger } from 'fastify';
import { dropOldJudgedFiles } from '../../interchange/imports/judged-file/judged-file-repository.ts';
import type { SessionService } from '../../members/session/session-service.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { deleteOutdated } from './housekeeping-repository.ts';

const EVERY_MS = 60 * 60_000;

interface Tidied {
  readonly db: Database;
  readonly now: () => Date;
  readonly sessions: Pick<SessionService, 'removeEnded'>;
  readonly files: Pick<FileStore, 'removeUnused'>;
}

export async function tidy({ db, now, sessions, files }: Tidied): Promise<void> {
  await sessions.removeEnded();
  await deleteOutdated(db);
  await dropOldJudgedFiles(db, now());
  await files.removeUnused();
}

export function createHousekeeping(tidied: Tidied) {
  let timer: NodeJS.Timeout | undefined;
  return {
    start(log: FastifyBaseLogger): void {
      const run = () => {
        tidy(tidied).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
      };
      timer = setInterval(run, EVERY_MS).unref();
    },
    stop(): void {
      clearInterval(timer);
    },
  };
}
