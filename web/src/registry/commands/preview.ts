// `pnpm area:preview <area>@<version> [--hours <number>]`: a link that shows staff a version of an area.
import * as text from '../../messages/deployments.generated.ts';
import { isBundleId } from '../bundles.ts';
import { deployFolder } from '../deploy-folder.ts';
import { readHistory } from '../deployment-record.ts';
import { entryOf } from '../version-history.ts';
import { createPreviewLink } from '../visitor/preview-token.ts';
import { type Command, ownTerminal, runCommand } from './command.ts';

const MAX_HOURS = 168;

export const preview: Command = {
  usage: 'pnpm area:preview <area>@<version> [--hours <number>]',
  about: () => text.previewAbout({ hours: MAX_HOURS }),
  options: { hours: { value: '<number>', about: () => text.hoursOption({ hours: MAX_HOURS }) } },
  async run({ positionals: [choice = ''], option, env, terminal, refuse }) {
    const [area, version = ''] = choice.split('@');
    const hours = Number(option('hours') ?? 8);
    if (!isBundleId(area)) return refuse(text.wrongArea({ name: area ?? '' }));
    if (!Number.isInteger(hours) || hours < 1 || hours > MAX_HOURS)
      return refuse(text.wrongHours({ hours: MAX_HOURS }));
    const history = await readHistory(deployFolder(env.DEPLOY_DIR), area);
    const entry = entryOf(history, version);
    if (!entry || entry.pruned_at !== undefined) {
      const known = history?.deployed.filter(({ pruned_at }) => pruned_at === undefined) ?? [];
      terminal.complain(text.noVersion({ version, area, known: known.map((each) => each.version).join(', ') }));
      return 1;
    }
    const link = await createPreviewLink(env, `${area}@${version}`, { hours, area: null });
    terminal.print(text.previewLink({ hours, link }));
    return 0;
  },
};

if (import.meta.main) process.exitCode = await runCommand(preview, ownTerminal);
