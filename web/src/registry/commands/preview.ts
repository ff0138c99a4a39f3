// `pnpm area:preview <area>@<version> [--hours <number>]`: a link that shows staff a version of an area.
import { parseArgs } from 'node:util';
import { readWebEnv } from '../../config/env.ts';
import * as text from '../../messages/deployments.generated.ts';
import { isBundleId } from '../bundles.ts';
import { deployFolder } from '../deploy-folder.ts';
import { readHistory } from '../deployment-record.ts';
import { entryOf } from '../version-history.ts';
import { createPreviewLink } from '../visitor/preview-token.ts';
import { type ExitCode, ownTerminal, runInTerminal, type Terminal } from './run-area-command.ts';

const MAX_HOURS = 168;
const USAGE = 'pnpm area:preview <area>@<version> [--hours <number>]';

export function preview(terminal: Terminal): Promise<ExitCode> {
  return runInTerminal(terminal, run);
}

async function run(terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...terminal.args],
    allowPositionals: true,
    options: { hours: { type: 'string', default: '8' } },
  });
  const [choice = ''] = positionals;
  const [area, version = ''] = choice.split('@');
  const hours = Number(values.hours);
  if (!isBundleId(area) || !Number.isInteger(hours) || hours < 1 || hours > MAX_HOURS) {
    terminal.complain(`${USAGE}\n\n${text.previewAbout({ hours: MAX_HOURS })}`);
    return 2;
  }
  const env = readWebEnv(terminal.env);
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
}

if (import.meta.main) process.exitCode = await preview(ownTerminal);
