const WARM_UPS = 40;

/** Times in milliseconds. */
export interface Timing {
  readonly p50: number;
  readonly p95: number;
}

/** Does `work` so often, one after another, after a warm-up that counts for nothing. */
export async function measure(times: number, work: () => Promise<unknown>): Promise<Timing> {
  for (let run = 0; run < WARM_UPS; run += 1) await work();
  const taken: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  taken.sort((one, other) => one - other);
  return { p50: percentile(taken, 50), p95: percentile(taken, 95) };
}

function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}
