// `pnpm area:deploy <area> [--from <folder>]`: deploys a build of one area while the portal runs.
import path from 'node:path';
import { readHostBuild } from '../../assets/host-build.ts';
import { localBuild } from '../../config/env.ts';
import { deployArea } from '../deploy-area.ts';
import { ownTerminal, runAreaCommand } from './run-area-command.ts';

const HELP = `pnpm area:deploy <area> [--from <folder>]

Checks the build of one area and puts it in force. The running portal serves it from the next page load on; nothing
else is built or restarted, and pages that are open go on with the version they began with.

  --from <folder>  the build; remote-<area>/dist when missing
  --list           what is deployed
  --help           this text

Settings: DEPLOY_DIR (or DATA_DIR) and HOST_DIR as the portal has them.`;

process.exitCode = await runAreaCommand(
  {
    help: HELP,
    option: 'from',
    run: async (area, from, env) =>
      deployArea(area, {
        from: from === undefined ? localBuild(area) : path.resolve(process.env.INIT_CWD ?? '.', from),
        deployDir: env.DEPLOY_DIR,
        offers: (await readHostBuild(env.HOST_DIR)).offers,
      }),
  },
  ownTerminal,
);
