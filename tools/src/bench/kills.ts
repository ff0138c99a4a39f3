import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { StartupError } from 'api/platform/config/startup-error.ts';
import { usage } from '../messages/commands.generated.ts';
import { reportFound } from './load.ts';
import { type LoadSetting, withLoad } from './load-setting.ts';
import type { Sample } from './load-traffic.ts';

const WRITES_PER_SECOND = 40;
const WORKS = 1_000;
const MAX_PAUSE_MS = 1_000;
const PROGRESS_INTERVAL = 50;

/** Kills the API or its database at random moments while members write; returns whether all acknowledged writes remain. */
export async function benchKills(dataDir: string, args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { kills: { type: 'string', default: '1000' } } });
  const kills = Number(values.kills);
  if (!(kills >= 1 && kills <= 10_000))
    throw new StartupError(() => usage({ usage: 'pnpm bench kills [--kills=1…10000]' }));
  return withLoad({ dataDir, works: WORKS }, async (setting) => {
    const samples: Sample[] = [];
    setting.clients.onSamples((more) => samples.push(...more));
    setting.clients.send({ aSecond: WRITES_PER_SECOND, isWritingOnly: true });
    const start = performance.now();
    for (let done = 1; done <= kills; done += 1) {
      await pause(Math.random() * MAX_PAUSE_MS);
      await killOne(setting, done);
      if (done % PROGRESS_INTERVAL === 0)
        process.stdout.write(`${done} kills in ${((performance.now() - start) / 1_000).toFixed(0)} s\n`);
    }
    await setting.clients.stop();
    for (const [kind, made] of Map.groupBy(samples, (sample) => sample.kind))
      process.stdout.write(
        `  ${kind}: ${made.length} calls, ${made.filter(({ isFailed }) => isFailed).length} met a kill\n`,
      );
    return reportFound(await setting.clients.findLost());
  });
}

/** Twice the API, then the database, then both. */
async function killOne({ server, killDatabase }: LoadSetting, kill: number): Promise<void> {
  if (kill % 4 >= 2) await killDatabase();
  if (kill % 4 !== 2) {
    await server.kill();
    await server.start();
  }
}
