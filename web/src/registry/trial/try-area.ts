import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { containerName, ownerOfPath } from '@counterpoint/contract/areas';
import type { AreaBuild } from '@counterpoint/contract/registry';
import type { HostBuild } from '../../assets/host-build.ts';
import { WORKSPACE } from '../../config/workspace.ts';
import * as text from '../../messages/deployments.generated.ts';
import { DeploymentRejected } from '../deployment-rejected.ts';
import { type TrialOrder, type TrialResult, trialResult } from './trial-result.ts';

const TRIAL_PAGE = fileURLToPath(new URL('./trial-page.ts', import.meta.url));
const TRIAL_MS = 30_000;
/** The code of the page itself. */
const READABLE = ['web', 'node_modules'].map((folder) => path.join(WORKSPACE, folder));

export interface Trial {
  readonly hostDir: string;
  readonly host: HostBuild;
  readonly areaDir: string;
  readonly build: AreaBuild;
}

/**
 * Loads a build beside the current host, with all its pages, before members get it.
 *
 * @throws a `DeploymentRejected` that names the file to edit
 */
export async function tryArea({ hostDir, host, areaDir, build }: Trial): Promise<void> {
  const result = await runTrial({
    host: { folder: hostDir, entry: host.entry, integrity: host.integrity },
    area: { folder: areaDir, entry: build.entry, integrity: build.integrity },
    container: containerName(build.area),
  });
  const problem = problemOf(result, build);
  if (problem) throw new DeploymentRejected(problem);
}

/** Null if it didn't end in time. Runs in a process without network, environment, child processes or files other than those it needs. */
async function runTrial(order: TrialOrder): Promise<TrialResult | null> {
  const readable = [...READABLE, order.host.folder, order.area.folder].map((folder) => `--allow-fs-read=${folder}`);
  const child = fork(TRIAL_PAGE, {
    execArgv: ['--permission', ...readable],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: TRIAL_MS,
    killSignal: 'SIGKILL',
  });
  child.send(order);
  const ended = once(child, 'exit').then(() => null);
  const answered = once(child, 'message').then(([message]) => trialResult.parse(message));
  const result = await Promise.race([answered, ended]);
  await ended;
  return result;
}

function problemOf(result: TrialResult | null, build: AreaBuild): (() => string) | null {
  const { area, version, needs } = build;
  const file = `remote-${area}/src/area.ts`;
  if (!result) return () => text.trialUnfinished({ area, version, file });
  if (result.kind === 'host_failed') return () => text.trialHostFailed({ reason: result.reason });
  if (result.kind === 'area_failed') return () => text.trialFailed({ area, version, file, reason: result.reason });
  if (result.kind === 'no_area') return () => text.trialNoArea({ area, version, file });
  const { id, contractVersion, routes } = result;
  if (id !== area) return () => text.trialOtherId({ area, version, file, id });
  if (contractVersion !== needs.contract)
    return () => text.trialOtherContract({ version, file, built: needs.contract, stated: contractVersion });
  if (routes.length === 0) return () => text.trialNoPages({ area, version, file });
  const foreign = routes.find(({ path: route, access }) => ownerOfPath([build], route)?.access !== access);
  if (foreign) return () => text.trialForeignPath({ area, version, file, path: foreign.path, access: foreign.access });
  const broken = routes.find(({ hasPage }) => !hasPage);
  if (!broken) return null;
  const { path: route, failure } = broken;
  if (failure === null) return () => text.trialNoPage({ area, version, file, path: route });
  return () => text.trialBrokenPage({ area, version, file, path: route, reason: failure });
}
