import { startEmbedded } from './index.ts';

/** Run by the test of this folder in a process of its own, which it then kills: starts a database and says so. */
const { pid, wasRunning, stop } = await startEmbedded(process.argv[2] ?? '', ['fsync=off']);
process.stdout.write(`${JSON.stringify({ pid, wasRunning })}\n`);
process.once('SIGINT', async () => {
  await stop();
  process.exit(0);
});
