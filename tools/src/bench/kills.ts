import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { StartupError } from 'api/platform/config/startup-error.ts';
import { usage } from '../messages/commands.generated.ts';
import { reportLost } from './load-samples.ts';
import { type LoadSetting, withLoad } from './load-setting.ts';
import { print } from './measure.ts';

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
    const { clients, samples } = setting;
    await clients.ask({ order: 'send', aSecond: WRITES_PER_SECOND, isWritingOnly: true });
    const start = performance.now();
    for (let done = 1; done <= kills; done += 1) {
      await pause(Math.random() * MAX_PAUSE_MS);
      await killOne(setting, done);
      if (done % PROGRESS_INTERVAL === 0)
        print(`${done} kills in ${((performance.now() - start) / 1_000).toFixed(0)} s`);
    }
    await clients.ask({ order: 'stop' });
    samples.report(true);
    return reportLost(clients);
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
