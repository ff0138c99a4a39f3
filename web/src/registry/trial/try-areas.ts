import { fork } from 'node:child_process';
import { on } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { containerName, ownerOfPath } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import { type AreaBuild, releaseBase } from '@counterpoint/contract/registry';
import type { HostBuild } from '../../assets/host-build.ts';
import { WORKSPACE } from '../../config/workspace.ts';
import * as text from '../../messages/deployments.generated.ts';
import { deployedInLanguage } from '../../page/deployed-in-language.ts';
import { applicationContent } from '../../page/page-content.ts';
import { renderPage } from '../../page/render-page.ts';
import { HOST } from '../bundles.ts';
import { DeploymentRejected } from '../deployment-rejected.ts';
import { TRIAL_SECRET } from './trial-member.ts';
import {
  type TrialMessage,
  type TrialOrder,
  type TrialProgress,
  type TriedArea,
  trialMessage,
} from './trial-result.ts';

const TRIAL_PROCESS = fileURLToPath(new URL('./trial-process.ts', import.meta.url));
const TRIAL_MS = 120_000;
const SETTINGS = { sessionSecret: TRIAL_SECRET, loadTimeoutMs: TRIAL_MS };
/** The code of the page itself. */
const READABLE = ['web', 'node_modules'].map((folder) => path.join(WORKSPACE, folder));

interface Trial {
  readonly hostDir: string;
  readonly host: HostBuild;
  readonly areas: readonly { readonly folder: string; readonly build: AreaBuild }[];
}

/**
 * Opens each page of areas in a host before members get them together.
 *
 * @throws a `DeploymentRejected` that names the file to edit
 */
export async function tryAreas(trial: Trial): Promise<void> {
  const result = await runTrial(orderOf(trial));
  if (result.kind === 'host_failed') {
    const { reason } = result;
    throw new DeploymentRejected(() => text.trialHostFailed({ reason }));
  }
  if (result.kind === 'opening') throw new DeploymentRejected(unfinished(trial, result));
  for (const [index, { build }] of trial.areas.entries()) {
    const problem = problemOf(result.areas[index], build);
    if (problem) throw new DeploymentRejected(problem);
  }
}

function unfinished({ areas, host }: Trial, { area: index, path: page }: TrialProgress): () => string {
  const { area, version } = areas[index]?.build ?? { area: HOST, version: host.version };
  const place = { area, version, file: sourceFileOf(area) };
  return () => (page === null ? text.trialUnfinished(place) : text.trialEndlessPage({ ...place, path: page }));
}

function orderOf({ hostDir, host, areas }: Trial): TrialOrder {
  const base = releaseBase(HOST, host.version);
  const builds = areas.map(({ folder, build }) => ({ folder, ...build, base: releaseBase(build.area, build.version) }));
  const releases = { host: { ...host, base }, areas: builds };
  const visit = { nonce: 'trial', language: 'en', pathname: paths.dashboard(), hasSession: true } as const;
  return {
    html: renderPage(applicationContent(deployedInLanguage(releases, 'en'), SETTINGS, visit)),
    host: { folder: hostDir, base, integrity: host.integrity },
    areas: builds.map(({ folder, area, base: at, entry, integrity }) => ({
      folder,
      base: at,
      integrity,
      entry: at + entry,
      container: containerName(area),
    })),
  };
}

/** Returns the last progress if it didn't end in time. Runs in a process without network, environment, child processes or files other than those it needs. */
async function runTrial(order: TrialOrder): Promise<TrialMessage> {
  const folders = [...READABLE, ...[order.host, ...order.areas].map(({ folder }) => folder)];
  const child = fork(TRIAL_PROCESS, {
    execArgv: ['--permission', ...folders.map((folder) => `--allow-fs-read=${folder}`)],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: TRIAL_MS,
    killSignal: 'SIGKILL',
  });
  child.send(order);
  let last: TrialMessage = { kind: 'opening', area: 0, path: null };
  // Not ‘exit’, which can come before the message.
  for await (const [message] of on(child, 'message', { close: ['close'] })) last = trialMessage.parse(message);
  return last;
}

/** An area outside this repository has a folder of another name. */
function sourceFileOf(area: string): string {
  const file = `remote-${area}/src/area.ts`;
  return existsSync(path.join(WORKSPACE, file)) ? file : 'src/area.ts';
}

/** `result` is missing if the host didn't start. */
function problemOf(result: TriedArea | undefined, build: AreaBuild): (() => string) | null {
  const { area, version, needs } = build;
  const file = sourceFileOf(area);
  if (!result) return () => text.trialUnfinished({ area, version, file });
  if (result.kind === 'failed') return () => text.trialFailed({ area, version, file, reason: result.reason });
  if (result.kind === 'no_area') return () => text.trialNoArea({ area, version, file });
  const { id, contractVersion, routes } = result;
  if (id !== area) return () => text.trialOtherId({ area, version, file, id });
  if (contractVersion !== needs.contract)
    return () => text.trialOtherContract({ version, file, built: needs.contract, stated: contractVersion });
  if (routes.length === 0) return () => text.trialNoPages({ area, version, file });
  const foreign = routes.find(({ path: route, access }) => ownerOfPath([build], route)?.access !== access);
  if (foreign) return () => text.trialForeignPath({ area, version, file, path: foreign.path, access: foreign.access });
  const broken = routes.find(({ problem }) => problem !== null);
  if (!broken?.problem) return null;
  const { kind } = broken.problem;
  // Our sentence ends with a full stop of its own.
  const reason = broken.problem.reason.replace(/\.$/, '');
  const place = { area, version, file, path: broken.path };
  if (kind === 'no_page') return () => text.trialNoPage(place);
  if (kind === 'not_loaded') return () => text.trialBrokenPage({ ...place, reason });
  if (kind === 'not_opened') return () => text.trialUnopenedPage(place);
  return () => text.trialFailingPage({ ...place, reason });
}
