// `pnpm area:rollback <area> [--to <version>]`: restores an earlier version of one area while the portal runs.

import { readHostBuild } from '../../assets/host-build.ts';
import * as text from '../../messages/deployments.generated.ts';
import { rollbackArea } from '../rollback-area.ts';
import { remoteRegistry, rollbackRemotely } from '../service/registry-client.ts';
import { ownTerminal, runAreaCommand } from './run-area-command.ts';

process.exitCode = await runAreaCommand(
  {
    help: {
      usage: 'pnpm area:rollback <area> [--to <version>]',
      about: text.rollBackAbout,
      options: [['--to <version>', text.toOption]],
    },
    run: async (area, { values: { to }, reason }, env) => {
      const registry = remoteRegistry(env);
      if (registry) return rollbackRemotely(area, { registry, reason, to });
      const { offers } = await readHostBuild(env.HOST_DIR);
      return rollbackArea(area, { ...(to !== undefined && { to }), reason, deployDir: env.DEPLOY_DIR, offers });
    },
  },
  ownTerminal,
);
