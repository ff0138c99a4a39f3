// `pnpm area:remove <area>`: takes an area off the menu and its paths from members, while the portal runs.
import * as text from '../../messages/deployments.generated.ts';
import { removeArea } from '../remove-area.ts';
import { remoteRegistry } from '../service/remote-registry.ts';
import { areaCommand } from './area-command.ts';
import { ownTerminal, runCommand } from './command.ts';

export const remove = areaCommand({
  usage: 'pnpm area:remove <area>',
  about: text.removeAbout,
  async change(area, { reason, env }) {
    const registry = remoteRegistry(env);
    return registry
      ? registry.remove(area, { why: reason.why })
      : removeArea(area, { reason, deployDir: env.DEPLOY_DIR });
  },
});

if (import.meta.main) process.exitCode = await runCommand(remove, ownTerminal);
