// `pnpm area:rollback <area> [--to <version>]`: restores an earlier version of an area, or of the host, while the portal runs.
import * as text from '../../messages/deployments.generated.ts';
import { rollBackBundle } from '../roll-back-bundle.ts';
import { remoteRegistry } from '../service/remote-registry.ts';
import { type AreaCommand, type ExitCode, ownTerminal, runAreaCommand, type Terminal } from './run-area-command.ts';

const ROLL_BACK: AreaCommand = {
  help: {
    usage: 'pnpm area:rollback <area> [--to <version>]',
    about: text.rollBackAbout,
    options: [['--to <version>', text.toOption]],
  },
  run: async (area, { values: { to }, reason }, env) => {
    const registry = remoteRegistry(env);
    if (registry) return registry.rollBack(area, { why: reason.why, to });
    return rollBackBundle(area, { ...(to !== undefined && { to }), reason, deployDir: env.DEPLOY_DIR });
  },
};

export function rollBack(terminal: Terminal): Promise<ExitCode> {
  return runAreaCommand(ROLL_BACK, terminal);
}

if (import.meta.main) process.exitCode = await rollBack(ownTerminal);
