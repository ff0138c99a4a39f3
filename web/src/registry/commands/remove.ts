// `pnpm area:remove <area>`: takes an area off the menu and its paths from members, while the portal runs.
import * as text from '../../messages/deployments.generated.ts';
import { removeArea } from '../remove-area.ts';
import { remoteRegistry } from '../service/remote-registry.ts';
import { type AreaCommand, type ExitCode, ownTerminal, runAreaCommand, type Terminal } from './run-area-command.ts';

const REMOVE: AreaCommand = {
  help: { usage: 'pnpm area:remove <area>', about: text.removeAbout, options: [] },
  run: async (area, { reason }, env) => {
    const registry = remoteRegistry(env);
    return registry
      ? registry.remove(area, { why: reason.why })
      : removeArea(area, { reason, deployDir: env.DEPLOY_DIR });
  },
};

export function remove(terminal: Terminal): Promise<ExitCode> {
  return runAreaCommand(REMOVE, terminal);
}

if (import.meta.main) process.exitCode = await remove(ownTerminal);
