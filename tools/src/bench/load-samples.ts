import { setTimeout as pause } from 'node:timers/promises';
import type { Clients } from './client-process.ts';
import type { LoadOrder } from './load-client.ts';
import type { Found, Sample } from './load-traffic.ts';
import { print, timingOf } from './measure.ts';

const MAX_P95_MS = 100;
const MAX_FAILED_PERCENT = 0.1;

export class Samples {
  #all: Sample[] = [];
  lastFailedAt = 0;
  failed = 0;

  get count(): number {
    return this.#all.length;
  }

  add(more: readonly Sample[]): void {
    this.#all.push(...more);
    const failed = more.filter(({ isFailed }) => isFailed).length;
    this.failed += failed;
    if (failed > 0) this.lastFailedAt = performance.now();
  }

  clear(): void {
    this.#all = [];
    this.failed = 0;
  }

  /** When the last call failed; null if calls go on failing. */
  async quietSince(milliseconds: number): Promise<number | null> {
    const deadline = performance.now() + 12 * milliseconds;
    while (performance.now() < deadline) {
      await pause(1_000);
      if (performance.now() - this.lastFailedAt > milliseconds) return this.lastFailedAt;
    }
    return null;
  }

  report(hasFaults: boolean): boolean {
    for (const [kind, samples] of Map.groupBy(this.#all, ({ kind }) => kind))
      print(`  ${kind.padEnd(26)} ${lineOf(samples)}`);
    const { p95 } = timingOf(this.#all.map(({ milliseconds }) => milliseconds));
    const failedPercent = (100 * this.failed) / this.#all.length;
    print(`all: ${lineOf(this.#all)} (target p95 ${MAX_P95_MS} ms, ${MAX_FAILED_PERCENT} % failed)`);
    return hasFaults || (p95 < MAX_P95_MS && failedPercent < MAX_FAILED_PERCENT);
  }
}

function lineOf(samples: readonly Sample[]): string {
  const { p50, p95, p99 } = timingOf(samples.map(({ milliseconds }) => milliseconds));
  const failed = samples.filter(({ isFailed }) => isFailed).length;
  return `${String(samples.length).padStart(7)} calls, ${failed} failed; p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}`;
}

/** Returns whether the API still has all that it acknowledged, once. */
export async function reportLost(clients: Clients<LoadOrder>): Promise<boolean> {
  const { acknowledged, lost, surplus } = await clients.ask<Found>({ order: 'findLost' });
  print(`${acknowledged} acknowledged works and drafts: ${lost.length} lost, ${surplus} stored twice (target 0)`);
  for (const one of lost.slice(0, 10)) print(`  lost: ${one}`);
  return lost.length === 0 && surplus === 0;
}
