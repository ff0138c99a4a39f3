const WARM_UPS = 40;

/** In milliseconds. */
export interface Timing {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Runs `work` sequentially after uncounted warm-ups; `run` is the index. */
export async function measure(times: number, work: (run: number) => Promise<unknown>): Promise<Timing> {
  for (let run = 0; run < WARM_UPS; run += 1) await work(times + run);
  const durations: number[] = [];
  for (let run = 0; run < times; run += 1) durations.push(await timeOf(() => work(run)));
  return timingOf(durations);
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export function timingOf(durations: readonly number[]): Timing {
  const sorted = durations.toSorted((one, other) => one - other);
  return { p50: percentile(sorted, 50), p95: percentile(sorted, 95), p99: percentile(sorted, 99) };
}

function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
