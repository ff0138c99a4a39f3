// `pnpm area:deploy <area> [--from <folder>]`: deploys a build of an area, or of the host, while the portal runs.
import path from 'node:path';
import { sourceOf } from '@counterpoint/contract/registry';
import { readSigner, type SignedRecord, signRecord } from '@counterpoint/contract/registry-client';
import { localBuild, type WebEnv } from '../../config/env.ts';
import * as text from '../../messages/deployments.generated.ts';
import { cdnOf } from '../cdn/cdn.ts';
import { deployBundle } from '../deploy-bundle.ts';
import { DeploymentRejected } from '../deployment-rejected.ts';
import { deployRemotely, remoteRegistry } from '../service/remote-registry.ts';
import { tryBuild } from '../trial/try-build.ts';
import { type AreaCommand, type ExitCode, ownTerminal, runAreaCommand, type Terminal } from './run-area-command.ts';

function percentOf(share: string | undefined): number | undefined {
  if (share === undefined) return undefined;
  const percent = share.trim() === '' ? Number.NaN : Number(share);
  if (Number.isInteger(percent) && percent >= 0 && percent <= 99) return percent;
  throw new DeploymentRejected(text.wrongPercent);
}

function signWith({ DEPLOY_KEY }: WebEnv) {
  if (DEPLOY_KEY === undefined) return undefined;
  const [signer, source] = [readSigner(DEPLOY_KEY), sourceOf(process.env)];
  return ({ area, version, hash }: SignedRecord) => signRecord({ area, version, hash, source }, signer, new Date());
}

const DEPLOY: AreaCommand = {
  help: {
    usage: 'pnpm area:deploy <area> [--from <folder>] [--canary <percent>] [--untried] [--again]',
    about: text.deployAbout,
    options: [
      ['--from <folder>', () => text.fromOption({ area: '<area>' })],
      ['--canary <percent>', text.canaryOption],
    ],
    flags: [
      ['--untried', text.untriedOption],
      ['--again', text.againOption],
    ],
  },
  run: async (area, { values: { from, canary: share }, flags, reason }, env) => {
    const folder = from === undefined ? localBuild(area, env) : path.resolve(process.env.INIT_CWD ?? '.', from);
    const canary = percentOf(share);
    const again = flags.has('--again');
    const sign = signWith(env);
    const registry = remoteRegistry(env);
    if (registry && flags.has('--untried')) throw new DeploymentRejected(text.untriedElsewhere);
    if (registry) return deployRemotely(area, { registry, why: reason.why, from: folder, again, canary, sign });
    return deployBundle(area, {
      from: folder,
      deployDir: env.DEPLOY_DIR,
      reason,
      isAgain: again,
      canary,
      sign,
      cdn: cdnOf(env),
      ...(!flags.has('--untried') && {
        tryBuild: (build) => tryBuild({ deployDir: env.DEPLOY_DIR, from: folder, build }),
      }),
    });
  },
};

export function deploy(terminal: Terminal): Promise<ExitCode> {
  return runAreaCommand(DEPLOY, terminal);
}

if (import.meta.main) process.exitCode = await deploy(ownTerminal);
