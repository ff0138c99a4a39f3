// `pnpm area:rollback <area> [--to <version>]`: restores an earlier version of an area, or of the host, while the portal runs.
import * as text from '../../messages/deployments.generated.ts';
import { rollBackBundle } from '../roll-back-bundle.ts';
import { remoteRegistry } from '../service/remote-registry.ts';
import { areaCommand } from './area-command.ts';
import { ownTerminal, runCommand } from './command.ts';

export const rollback = areaCommand({
  usage: 'pnpm area:rollback <area> [--to <version>]',
  about: text.rollBackAbout,
  options: { to: { value: '<version>', about: text.toOption } },
  async change(area, { option, reason, env }) {
    const to = option('to');
    const registry = remoteRegistry(env);
    if (registry) return registry.rollBack(area, { why: reason.why, to });
    return rollBackBundle(area, { ...(to !== undefined && { to }), reason, deployDir: env.DEPLOY_DIR });
  },
});

if (import.meta.main) process.exitCode = await runCommand(rollback, ownTerminal);
