import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import { runCommand } from 'api/platform/config/run-command.ts';
import { StartupError } from 'api/platform/config/startup-error.ts';
import * as text from '../messages/commands.generated.ts';
import { benchAttack } from './attack.ts';
import { benchImport } from './import.ts';
import { benchRegister } from './register.ts';
import { benchRights } from './rights.ts';
import { benchSearch } from './search.ts';

const BENCHES: Readonly<Record<string, (dataDir: string, args: readonly string[]) => Promise<boolean>>> = {
  attack: benchAttack,
  import: benchImport,
  register: benchRegister,
  rights: benchRights,
  search: benchSearch,
};

/** `pnpm bench` itself runs `sign-in`, in a browser. */
const NAMES = [...Object.keys(BENCHES), 'sign-in'];

await runCommand(async () => {
  const bench = BENCHES[process.argv[2] ?? ''];
  if (!bench) throw new StartupError(() => text.chooseBench({ name: '<name>', names: NAMES.join(', ') }));
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-bench-'));
  try {
    if (!(await bench(dataDir, process.argv.slice(3))))
      process.stdout.write(`  ${inTerminalLanguage(text.missedAims)}\n`);
  } finally {
    await fs.rm(dataDir, { recursive: true, force: true });
  }
});
