// Loaded into a server under test by `--import`: measures the main thread's longest block, and the memory.
import { existsSync, readFileSync } from 'node:fs';

const EVERY_MS = 5;
const STATUS = '/proc/self/status';

export interface Measured {
  /** The most processor time that the main thread took between two turns of its loop. */
  readonly longestBlockMs: number;
  readonly peakMemoryMb: number;
  readonly memoryMb: number;
  /** Since the process started. */
  readonly processorSeconds: number;
}

let longest = 0;
let before = process.threadCpuUsage();

setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longest = Math.max(longest, user + system);
}, EVERY_MS).unref();

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({
    longestBlockMs: longest / 1_000,
    peakMemoryMb: peakMemoryKb() / 1_024,
    memoryMb: process.memoryUsage.rss() / 2 ** 20,
    processorSeconds: (user + system) / 1_000_000,
  } satisfies Measured);
  longest = 0;
});

/** Linux's own peak, since `maxRSS` starts with the memory of the parent process. */
function peakMemoryKb(): number {
  const status = existsSync(STATUS) ? readFileSync(STATUS, 'utf8') : '';
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
}

process.on('disconnect', () => process.exit());
// The channel alone doesn't keep the server running.
process.channel?.unref();
