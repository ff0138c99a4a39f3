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
import { areaCommand } from './area-command.ts';
import { ownTerminal, runCommand } from './command.ts';

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

export const deploy = areaCommand({
  usage: 'pnpm area:deploy <area> [--from <folder>] [--canary <percent>] [--untried] [--again]',
  about: text.deployAbout,
  options: {
    from: { value: '<folder>', about: () => text.fromOption({ area: '<area>' }) },
    canary: { value: '<percent>', about: text.canaryOption },
    untried: { about: text.untriedOption },
    again: { about: text.againOption },
  },
  async change(area, { option, has, reason, env }) {
    const given = option('from');
    const from = given === undefined ? localBuild(area, env) : path.resolve(process.env.INIT_CWD ?? '.', given);
    const canary = percentOf(option('canary'));
    const [isAgain, isUntried] = [has('again'), has('untried')];
    const sign = signWith(env);
    const registry = remoteRegistry(env);
    if (registry && isUntried) throw new DeploymentRejected(text.untriedElsewhere);
    if (registry) return deployRemotely(area, { registry, why: reason.why, from, again: isAgain, canary, sign });
    const { DEPLOY_DIR: deployDir } = env;
    const options = { from, deployDir, reason, isAgain, canary, sign, cdn: cdnOf(env) };
    if (isUntried) return deployBundle(area, options);
    return deployBundle(area, { ...options, tryBuild: (build) => tryBuild({ deployDir, from, build }) });
  },
});

if (import.meta.main) process.exitCode = await runCommand(deploy, ownTerminal);
