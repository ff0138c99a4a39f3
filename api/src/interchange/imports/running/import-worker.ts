// A thread that works on one import after the other, each until it waits for its member.
import { parentPort, workerData } from 'node:worker_threads';
import type { Env } from '../../../platform/config/env.ts';
import type { ConnectionConfig } from '../../../platform/db/connection-config.ts';
import { openOneConnection } from '../../../platform/db/one-connection.ts';
import { createFileStore } from '../../../platform/files/file-store.ts';
import { setPortalAddress } from '../../../platform/mail/portal-address.ts';
import { setSocietyZone } from '../../../platform/time/deadlines.ts';
import { runImport } from './run-import.ts';

/** What a thread is made with. */
export interface WorkerSetting {
  readonly connection: ConnectionConfig;
  readonly env: Env;
}

/** One import that it is to work on. */
export interface WorkerTask {
  readonly jobId: string;
  /** How far the API's clock is ahead, where tests move it. */
  readonly clockAhead: number;
}

/** What it says afterwards: the error is one that it should be tried again after. */
export interface WorkerAnswer {
  readonly jobId: string;
  readonly error: unknown;
}

// Written by `import-thread.ts`.
const { connection, env } = workerData as WorkerSetting;
setSocietyZone(env.SOCIETY_TIME_ZONE);
setPortalAddress(env.PUBLIC_URL);

async function work({ jobId, clockAhead }: WorkerTask): Promise<void> {
  const now = () => new Date(Date.now() + clockAhead);
  const connections = {
    reading: openOneConnection(connection),
    writing: openOneConnection(connection),
    writingBeside: openOneConnection(connection),
  };
  const { reading, ...writing } = connections;
  try {
    const files = createFileStore({ db: writing.writing.db, env, now });
    await runImport({ jobId, env, now, files, reading: reading.db, ...writing });
  } finally {
    await Promise.all(Object.values(connections).map((each) => each.close()));
  }
}

parentPort?.on('message', (task: WorkerTask) => {
  work(task).then(
    () => parentPort?.postMessage({ jobId: task.jobId, error: null } satisfies WorkerAnswer),
    (error: unknown) => parentPort?.postMessage({ jobId: task.jobId, error } satisfies WorkerAnswer),
  );
});
