import { setTimeout as pause } from 'node:timers/promises';
import * as text from '../../../messages/startup.generated.ts';
import { StartupError } from '../../config/startup-error.ts';
import { diskReasonIn } from '../../config/system-errors.ts';
import { type Installation, lastLine, SOCKET_PORT, unusable } from './cluster.ts';
import { removeStaleFiles, waitUntilReady } from './postmaster.ts';
import { runServer } from './programs.ts';

export const START_TIMEOUT_MS = 60_000;

/** The children of a killed server need a moment to notice. */
const STILL_STOPPING = /pre-existing shared memory block/;
const ATTEMPTS = 20;
const RETRY_DELAY_MS = 250;

export async function launch(installation: Installation, settings: readonly string[]): Promise<number> {
  const { folder } = installation;
  for (let attempt = 1; ; attempt += 1) {
    removeStaleFiles(folder);
    try {
      return await launchOnce(installation, settings);
    } catch (error) {
      const output = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
      if (attempt === ATTEMPTS || !STILL_STOPPING.test(output)) throw unusable(folder.base, error);
      await pause(RETRY_DELAY_MS);
    }
  }
}

async function launchOnce({ folder, binaries, user }: Installation, settings: readonly string[]) {
  const options = [
    'listen_addresses=',
    `port=${SOCKET_PORT}`,
    `unix_socket_directories=${folder.socketFolder}`,
    // The application logs failures with the request's id.
    'log_min_messages=fatal',
    ...settings,
  ];
  const args = ['-D', folder.cluster, ...options.flatMap((option) => ['-c', option])];
  const waiting = new AbortController();
  const tooLate = AbortSignal.timeout(START_TIMEOUT_MS);
  const died = runServer(user, binaries.postgres, args).then(({ output }) => {
    const reason = diskReasonIn(output) ?? lastLine(output);
    throw new StartupError(() => text.databaseNotStarted({ folder: folder.base, reason }), new Error(output));
  });
  // It may end long after it was ready, when nothing awaits it.
  died.catch(() => undefined);
  try {
    return await Promise.race([waitUntilReady(folder, AbortSignal.any([waiting.signal, tooLate])), died]);
  } catch (error) {
    if (tooLate.aborted) throw new StartupError(() => text.databaseTooSlow({ folder: folder.base }), error);
    throw error;
  } finally {
    waiting.abort();
  }
}
