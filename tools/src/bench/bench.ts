import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import { runCommand } from 'api/platform/config/run-command.ts';
import { StartupError } from 'api/platform/config/startup-error.ts';
import { prepareFolder } from 'api/platform/db/embedded/cluster.ts';
import { stopPostmaster } from 'api/platform/db/embedded/postmaster.ts';
import { stopOnSignals } from 'api/server';
import * as text from '../messages/commands.generated.ts';

type Bench = (dataDir: string, args: readonly string[]) => Promise<boolean>;

/** Each loads only its own modules, since their memory would count as the API's. */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  import: async () => (await import('./import.ts')).benchImport,
  kills: async () => (await import('./kills.ts')).benchKills,
  load: async () => (await import('./load.ts')).benchLoad,
  register: async () => (await import('./register.ts')).benchRegister,
  rights: async () => (await import('./rights.ts')).benchRights,
  search: async () => (await import('./search.ts')).benchSearch,
};

/** `pnpm bench` itself runs the last five, in a browser or on a cluster. */
const NAMES = [...Object.keys(BENCHES), 'sign-in', 'navigate', 'areas', 'deployments', 'cluster'];

await runCommand(async () => {
  const load = BENCHES[process.argv[2] ?? ''];
  if (!load) throw new StartupError(() => text.chooseBench({ name: '<name>', names: NAMES.join(', ') }));
  const bench = await load();
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-bench-'));
  const remove = () => fs.rm(dataDir, { recursive: true, force: true });
  stopOnSignals(() => stopPostmaster(prepareFolder(dataDir)).then(remove));
  try {
    if (!(await bench(dataDir, process.argv.slice(3))))
      process.stdout.write(`  ${inTerminalLanguage(text.missedAims)}\n`);
  } finally {
    await remove();
  }
});
