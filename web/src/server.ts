import { createServer } from 'node:net';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import {
  createApi,
  createHttpServer,
  type Preparation,
  refuseDemoAccounts,
  runCommand,
  stopOnSignals,
} from 'api/server';
import { webPlugin } from './app.ts';
import { readHostBuild } from './assets/host-build.ts';
import { checkProduction } from './config/check-production.ts';
import { createFolder } from './config/create-folder.ts';
import type { WebEnv } from './config/env.ts';
import { readStartOptions, type StartOptions } from './config/start-options.ts';
import { asStartupError } from './config/startup-error.ts';
import { listening } from './messages/settings.generated.ts';
import { readableUrl } from './page/page-routes.ts';
import { announceDeployments } from './registry/announce-deployments.ts';
import { HOST } from './registry/bundles.ts';
import { deployFolder } from './registry/deploy-folder.ts';
import { deployLocalBuilds } from './registry/deploy-local-builds.ts';
import { readHistory } from './registry/deployment-record.ts';
import { DeploymentRejected } from './registry/deployment-rejected.ts';
import { rejectOtherFolder } from './registry/reject-other-folder.ts';
import { watchAreas } from './registry/watch/watch-areas.ts';

interface PortalStart {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly prepare?: Preparation;
}

export interface RunningPortal {
  readonly address: string;
  readonly notices: readonly string[];
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

/** Starts web server and API in this process, on one port. Throws a one-line `StartupError`. */
export async function startPortal({
  env = process.env,
  prepare = refuseDemoAccounts,
}: PortalStart = {}): Promise<RunningPortal> {
  const options = readStartOptions(env);
  const { web } = options;
  try {
    await ensurePortIsFree(web.PORT, web.HOST);
    const warnings = checkProduction(options);
    await requireFrontEnd(web);
    const { notices, refused, close } = await listen(options, prepare);
    return { address: web.PUBLIC_URL, notices, warnings: [...warnings, ...refused], close };
  } catch (error) {
    throw asStartupError(error, web);
  }
}

/** Fails before the database starts if there is nothing to serve. */
async function requireFrontEnd(env: WebEnv): Promise<void> {
  // Under root, the embedded PostgreSQL runs as another user, who must get to its own folder in there.
  await createFolder(env.DATA_DIR, process.getuid?.() === 0 ? 0o711 : 0o700);
  // In development, host and areas have their own servers, which may start later.
  if (env.COUNTERPOINT_DEV === '1' || (await readHistory(deployFolder(env.DEPLOY_DIR), HOST))) return;
  await readHostBuild(env.HOST_DIR);
}

/** @returns one line for each build that isn't deployed */
async function deployFrontEnd(env: WebEnv): Promise<string[]> {
  if (env.COUNTERPOINT_DEV === '1') return [];
  const refused = await deployLocalBuilds(env);
  if (await readHistory(deployFolder(env.DEPLOY_DIR), HOST)) return refused;
  throw new DeploymentRejected(() => refused.join('\n'));
}

async function listen({ web, api: apiEnv }: StartOptions, prepare: Preparation) {
  const api = await createApi(apiEnv);
  const app = createHttpServer(apiEnv, { rewriteUrl: readableUrl });
  const close = async () => {
    await app.close();
    await api.close();
  };
  try {
    // After the migrations: if one is refused, members keep the front end of the release before.
    const refused = await deployFrontEnd(web);
    // The embedded database has one process.
    if (apiEnv.DATABASE_URL) await rejectOtherFolder(web, api);
    const notices = await prepare(api.context);
    await api.observe(app);
    await app.register(api.plugin);
    watchAreas(app, web, api);
    announceDeployments(app, web, api.context.broadcasts);
    await app.register(webPlugin(web));
    await app.listen({ port: web.PORT, host: web.HOST });
    return { notices, refused, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export async function runPortal(start?: PortalStart): Promise<void> {
  const { address, notices, warnings, close } = await startPortal(start);
  stopOnSignals(close);
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
  const first = inTerminalLanguage(() => listening({ address }));
  process.stdout.write(`${[first, ...notices].join('\n')}\n`);
}

if (import.meta.main) await runCommand(() => runPortal());

/** Fails early if the port is in use, before the database starts. */
function ensurePortIsFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
