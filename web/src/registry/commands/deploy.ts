// `pnpm area:deploy <area> [--from <folder>]`: deploys a build of one area while the portal runs.
import path from 'node:path';
import { readHostBuild } from '../../assets/host-build.ts';
import { localBuild } from '../../config/env.ts';
import * as text from '../../messages/deployments.generated.ts';
import { deployArea } from '../deploy-area.ts';
import { ownTerminal, runAreaCommand } from './run-area-command.ts';

process.exitCode = await runAreaCommand(
  {
    help: {
      usage: 'pnpm area:deploy <area> [--from <folder>]',
      about: text.deployAbout,
      option: ['--from <folder>', () => text.fromOption({ area: '<area>' })],
    },
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
