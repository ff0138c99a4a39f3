// Loaded into a server under test by `--import`: measures the main thread's longest block.
const EVERY_MS = 5;

export interface Measured {
  /** The most processor time that the main thread took between two turns of its loop. */
  readonly longestBlockMs: number;
  readonly mostMemoryMb: number;
}

let longest = 0;
let before = process.threadCpuUsage();

setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longest = Math.max(longest, user + system);
}, EVERY_MS).unref();

process.on('message', () => {
  process.send?.({
    longestBlockMs: longest / 1_000,
    mostMemoryMb: process.resourceUsage().maxRSS / 1_024,
  } satisfies Measured);
  longest = 0;
});
// The channel alone doesn't keep the server running.
process.channel?.unref();
