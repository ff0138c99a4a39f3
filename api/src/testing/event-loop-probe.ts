// Loaded into a server under test by `--import`: measures the main thread's longest block, and the memory.
const EVERY_MS = 5;

export interface Measured {
  /** The most processor time that the main thread took between two turns of its loop. */
  readonly longestBlockMs: number;
  readonly mostMemoryMb: number;
}

let longest = 0;
// Not `resourceUsage().maxRSS`, which starts with the memory of the parent process.
let mostMemory = 0;
let before = process.threadCpuUsage();

setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longest = Math.max(longest, user + system);
  mostMemory = Math.max(mostMemory, process.memoryUsage.rss());
}, EVERY_MS).unref();

process.on('message', () => {
  process.send?.({
    longestBlockMs: longest / 1_000,
    mostMemoryMb: mostMemory / 1_024 ** 2,
  } satisfies Measured);
  longest = 0;
});
// The channel alone doesn't keep the server running.
process.channel?.unref();
