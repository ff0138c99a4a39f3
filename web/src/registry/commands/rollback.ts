// `pnpm area:rollback <area> [--to <version>]`: restores an earlier version of one area while the portal runs.
import { readHostBuild } from '../../assets/host-build.ts';
import { rollbackArea } from '../rollback-area.ts';
import { ownTerminal, runAreaCommand } from './run-area-command.ts';

const HELP = `pnpm area:rollback <area> [--to <version>]

Puts the version of one area in force that was so before the present one. The running portal serves it from the next
page load on. A start of the portal does not undo this; deploying does.

  --to <version>   another version that was deployed before
  --list           what is deployed
  --help           this text

Settings: DEPLOY_DIR (or DATA_DIR) and HOST_DIR as the portal has them.`;

process.exitCode = await runAreaCommand(
  {
    help: HELP,
    option: 'to',
    run: async (area, to, env) =>
      rollbackArea(area, {
        ...(to !== undefined && { to }),
        deployDir: env.DEPLOY_DIR,
        offers: (await readHostBuild(env.HOST_DIR)).offers,
      }),
  },
  ownTerminal,
);
