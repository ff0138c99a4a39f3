import { RUN_VARIABLE, type StartedRun, startRun } from './test-server.ts';

declare global {
  // The only thing that jest's setup and teardown share.
  var startedRun: StartedRun | undefined;
}

// biome-ignore lint/style/noDefaultExport: jest takes a setup by its default export
export default async function setUpDatabase(): Promise<void> {
  globalThis.startedRun = await startRun();
  process.env[RUN_VARIABLE] = JSON.stringify(globalThis.startedRun.run);
}
