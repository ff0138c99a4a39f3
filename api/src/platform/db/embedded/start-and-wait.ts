import { startEmbedded } from './index.ts';

/** Run by this folder's tests, which kill it. */
const { pid, wasRunning, stop } = await startEmbedded(process.argv[2] ?? '', ['fsync=off']);
process.stdout.write(`${JSON.stringify({ pid, wasRunning })}\n`);
process.once('SIGINT', async () => {
  await stop();
  process.exit(0);
});
