import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { StartupError } from 'api/platform/config/startup-error.ts';
import { usage } from '../messages/commands.generated.ts';
import { faultsIn } from './load-faults.ts';
import { type LoadSetting, withLoad } from './load-setting.ts';
import type { Found, Sample } from './load-traffic.ts';
import { timingOf } from './measure.ts';

const WARM_UP_SECONDS = 15;
const WATCH_INTERVAL_MS = 10_000;
/** Without a failed call, after which a fault counts as over. */
const RECOVERED_AFTER_MS = 10_000;
const TARGETS = { p95: 100, failedPercent: 0.1, growth: 1.1 };

interface Options {
  readonly seconds: number;
  readonly rate: number;
  readonly works: number;
  readonly hasFaults: boolean;
}

/** Mixed traffic at a fixed rate, beside calls without a database; returns whether it stayed fast and nothing was lost. */
export async function benchLoad(dataDir: string, args: readonly string[]): Promise<boolean> {
  const options = readOptions(args);
  return withLoad({ dataDir, works: options.works }, async (setting) => {
    const samples = new Samples();
    setting.clients.onSamples((more) => samples.add(more));
    setting.clients.send({ aSecond: options.rate, isWritingOnly: false });
    await pause(WARM_UP_SECONDS * 1_000);
    samples.clear();
    const isSteady = options.hasFaults
      ? await injectFaults(setting, samples, options)
      : await watchMemory(setting, options);
    await setting.clients.stop();
    const isFast = samples.report(options.hasFaults);
    return [isSteady, isFast, reportFound(await setting.clients.findLost())].every(Boolean);
  });
}

function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '600' },
      rate: { type: 'string', default: '300' },
      works: { type: 'string', default: '100000' },
      faults: { type: 'boolean', default: false },
    },
  });
  const [seconds, rate, works] = [Number(values.seconds), Number(values.rate), Number(values.works)];
  if (!(seconds >= 30 && seconds <= 14_400 && rate >= 1 && rate <= 2_000 && works >= 1_000 && works <= 1_000_000))
    throw new StartupError(() =>
      usage({ usage: 'pnpm bench load [--seconds=30…14400] [--rate=1…2000] [--works=1000…1000000] [--faults]' }),
    );
  return { seconds, rate, works, hasFaults: values.faults };
}

/** Returns whether the API's memory stayed flat. */
async function watchMemory({ server }: LoadSetting, { seconds }: Options): Promise<boolean> {
  const memory: number[] = [];
  let longestBlockMs = 0;
  const before = (await server.measure())?.processorSeconds ?? 0;
  let after = before;
  for (let passed = 0; passed < seconds * 1_000; passed += WATCH_INTERVAL_MS) {
    await pause(WATCH_INTERVAL_MS);
    const measured = await server.measure();
    if (!measured) continue;
    after = measured.processorSeconds;
    memory.push(measured.memoryMb);
    longestBlockMs = Math.max(longestBlockMs, measured.longestBlockMs);
  }
  const [first, last] = [averageOf(memory.slice(0, memory.length / 3)), averageOf(memory.slice(-memory.length / 3))];
  print(
    `the API used ${(((after - before) * 100) / seconds).toFixed(0)} % of a core; its longest block was ${longestBlockMs.toFixed(0)} ms`,
  );
  print(
    `its memory: ${first.toFixed(0)} MB in the first third, ${last.toFixed(0)} in the last (target ${TARGETS.growth} times)`,
  );
  return last <= first * TARGETS.growth;
}

/** One after another until the time is over; returns whether the API always recovered. */
async function injectFaults(setting: LoadSetting, samples: Samples, { seconds }: Options): Promise<boolean> {
  const end = performance.now() + seconds * 1_000;
  const faults = Object.entries(await faultsIn(setting.dataDir));
  let isRecovered = true;
  while (performance.now() < end)
    for (const [name, inject] of faults) {
      if (performance.now() >= end) break;
      const failedBefore = samples.failed;
      const start = performance.now();
      await inject(setting);
      const lasted = performance.now() - start;
      const quietAt = await samples.quietSince(RECOVERED_AFTER_MS);
      isRecovered &&= quietAt !== null;
      const recovery =
        quietAt === null
          ? 'not recovered'
          : `${Math.max(0, (quietAt - start) / 1_000).toFixed(1)} s until the last failed call`;
      print(`${name} (${(lasted / 1_000).toFixed(1)} s): ${samples.failed - failedBefore} calls failed, ${recovery}`);
    }
  return isRecovered;
}

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
    print(`all: ${lineOf(this.#all)} (target p95 ${TARGETS.p95} ms, ${TARGETS.failedPercent} % failed)`);
    return hasFaults || (p95 < TARGETS.p95 && failedPercent < TARGETS.failedPercent);
  }
}

function lineOf(samples: readonly Sample[]): string {
  const { p50, p95, p99 } = timingOf(samples.map(({ milliseconds }) => milliseconds));
  const failed = samples.filter(({ isFailed }) => isFailed).length;
  return `${String(samples.length).padStart(7)} calls, ${failed} failed; p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}`;
}

export function reportFound({ acknowledged, lost, surplus }: Found): boolean {
  print(`${acknowledged} acknowledged works and drafts: ${lost.length} lost, ${surplus} stored twice (target 0)`);
  for (const one of lost.slice(0, 10)) print(`  lost: ${one}`);
  return lost.length === 0 && surplus === 0;
}

function averageOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
