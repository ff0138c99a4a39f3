import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { StartupError } from 'api/platform/config/startup-error.ts';
import { usage } from '../messages/commands.generated.ts';
import { faultsIn } from './load-faults.ts';
import { reportLost } from './load-samples.ts';
import { type LoadSetting, withLoad } from './load-setting.ts';
import { print } from './measure.ts';

const WARM_UP_SECONDS = 15;
const WATCH_INTERVAL_MS = 10_000;
/** Without a failed call, after which a fault counts as over. */
const RECOVERED_AFTER_MS = 10_000;
const MAX_GROWTH = 1.1;

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
    const { clients, samples } = setting;
    await clients.ask({ order: 'send', aSecond: options.rate, isWritingOnly: false });
    await pause(WARM_UP_SECONDS * 1_000);
    samples.clear();
    const isSteady = options.hasFaults ? await injectFaults(setting, options) : await watchMemory(setting, options);
    await clients.ask({ order: 'stop' });
    const isFast = samples.report(options.hasFaults);
    return [isSteady, isFast, await reportLost(clients)].every(Boolean);
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
    `its memory: ${first.toFixed(0)} MB in the first third, ${last.toFixed(0)} in the last (target ${MAX_GROWTH} times)`,
  );
  return last <= first * MAX_GROWTH;
}

/** One after another until the time is over; returns whether the API always recovered. */
async function injectFaults(setting: LoadSetting, { seconds }: Options): Promise<boolean> {
  const { samples } = setting;
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

function averageOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
