import type { Switched } from '@counterpoint/contract/registry-client';
import * as text from '../../messages/deployments.generated.ts';
import { type BundleId, isBundleId } from '../bundles.ts';
import { DeploymentRejected } from '../deployment-rejected.ts';
import { AS, type Command, type Given, type Options, WHY } from './command.ts';
import { listDeployments, showLog } from './deployment-text.ts';

interface AreaChange extends Pick<Command, 'usage' | 'about'> {
  readonly options?: Options;
  change(area: BundleId, given: Given): Promise<Switched>;
}

const LISTS: Options = { list: { about: text.listOption }, log: { about: text.logOption } };

/** A command that changes what is served of one area, or shows what was changed. */
export function areaCommand({ usage, about, options, change }: AreaChange): Command {
  return {
    usage,
    about: () => `${about()}\n\n${text.settings()}`,
    options: { ...options, ...AS, ...WHY, ...LISTS },
    async run(given) {
      const { terminal, env, has, refuse } = given;
      if (has('list') || has('log')) {
        if (env.DEPLOY_REGISTRY !== undefined) throw new DeploymentRejected(text.ownRecord);
        terminal.print(await (has('list') ? listDeployments : showLog)(env.DEPLOY_DIR));
        return 0;
      }
      const [name, ...more] = given.positionals;
      if (name === undefined || more.length > 0) return refuse(text.enterArea());
      if (!isBundleId(name)) return refuse(text.wrongArea({ name }));
      terminal.print(describe(name, await change(name, given)));
      return 0;
    },
  };
}

function describe(area: BundleId, { before, after, canary, preview }: Switched): string {
  if (after === null) return text.areaRemoved({ area, version: before ?? '' });
  const started = canary === undefined ? null : text.canaryStarted({ area, version: after, percent: canary });
  if (started) return preview === undefined ? started : `${started}\n${text.previewLink({ hours: 8, link: preview })}`;
  if (before === after) return text.alreadyActive({ area, version: after });
  return text.switched({ area, before: before ?? text.nothing(), after });
}
