// Runs one import after another, each until it waits for its member.
import { parentPort, workerData } from 'node:worker_threads';
import { runImport } from '../interchange/imports/running/run-import.ts';
import type { WorkerAnswer, WorkerSetting, WorkerTask } from '../interchange/imports/running/worker-messages.ts';
import { openOneConnection } from '../platform/db/one-connection.ts';
import { createFileStore } from '../platform/files/file-store.ts';
import { portalWiring } from './wiring.ts';

// `import-thread.ts` starts the worker with this.
const { connection, env } = workerData as WorkerSetting;
const wiring = portalWiring(env);

async function work({ jobId, clockAhead }: WorkerTask): Promise<void> {
  const now = () => new Date(Date.now() + clockAhead);
  const connections = {
    reading: openOneConnection(connection, wiring),
    writing: openOneConnection(connection, wiring),
    writingBeside: openOneConnection(connection, wiring),
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
