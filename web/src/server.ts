import {
  createApi,
  type DemoSignIn,
  demoSignIns,
  runCommand,
  seedDemo,
  serverOptions,
  stopOnSignals,
} from 'api/server';
import Fastify from 'fastify';
import { webPlugin } from './app.ts';
import { readHostBuild, readSignInBuild } from './assets/host-build.ts';
import type { WebEnv } from './config/env.ts';
import { makeFolder } from './config/make-folder.ts';
import { refuseBusyPort } from './config/refuse-busy-port.ts';
import { readStartOptions, type StartOptions } from './config/start-options.ts';
import { asStartupError } from './config/startup-error.ts';
import { deployLocalBuilds } from './registry/deploy-local-builds.ts';

interface PortalStart {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly argv?: readonly string[];
}

/** The portal as it listens. */
export interface RunningPortal {
  /** As members reach it. */
  readonly address: string;
  /** Who can sign in to the demo; nobody where there is none. */
  readonly signIns: readonly DemoSignIn[];
  /** What did not stand in the way of the start, and should be looked at. */
  readonly warnings: readonly string[];
  /** Stops everything that the start started. */
  close(): Promise<void>;
}

/** Starts the front door and the API in this process, on one port. Throws a `StartupError` with one line to read. */
export async function startPortal({ env = process.env, argv = [] }: PortalStart = {}): Promise<RunningPortal> {
  const options = readStartOptions(env, argv);
  const { web } = options;
  try {
    await refuseBusyPort(web.PORT, web.HOST);
    const warnings = await prepareFrontEnd(web);
    return { address: web.PUBLIC_URL, warnings, ...(await listen(options)) };
  } catch (error) {
    throw asStartupError(error, web);
  }
}

/** Makes sure that there is something to serve, and deploys the areas built here. */
async function prepareFrontEnd(env: WebEnv): Promise<string[]> {
  await makeFolder(env.DATA_DIR);
  await readSignInBuild(env.SIGN_IN_DIR);
  // In development host and areas come from servers of their own, which may come up later.
  if (env.COUNTERPOINT_DEV === '1') return [];
  await readHostBuild(env.HOST_DIR);
  return deployLocalBuilds(env);
}

async function listen({ web, api: apiEnv, isEmpty }: StartOptions): Promise<Pick<RunningPortal, 'signIns' | 'close'>> {
  const api = await createApi(apiEnv);
  const app = Fastify(serverOptions(apiEnv));
  const close = async () => {
    await app.close();
    await api.close();
  };
  try {
    if (!isEmpty) await seedDemo(api.context, new Date());
    const signIns = await demoSignIns(api.context.db);
    await app.register(api.plugin);
    await app.register(webPlugin(web));
    await app.listen({ port: web.PORT, host: web.HOST });
    return { signIns, close };
  } catch (error) {
    await close();
    throw error;
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const { address, signIns, warnings, close } = await startPortal({ argv: process.argv.slice(2) });
    stopOnSignals(close);
    for (const warning of warnings) process.stderr.write(`${warning}\n`);
    const lines = signIns.map(({ email, password }) => `${email}  ${password}`);
    process.stdout.write(`${[`Counterpoint is at ${address}`, ...lines].join('\n')}\n`);
  });
}
