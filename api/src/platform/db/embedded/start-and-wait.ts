import { startEmbedded } from './index.ts';

/** For the test of this folder, which kills this process: starts a database and reports it. */
const { pid, wasRunning, stop } = await startEmbedded(process.argv[2] ?? '', ['fsync=off']);
process.stdout.write(`${JSON.stringify({ pid, wasRunning })}\n`);
process.once('SIGINT', async () => {
  await stop();
  process.exit(0);
});
