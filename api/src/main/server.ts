import Fastify from 'fastify';
import { type Env, readEnv } from '../platform/config/env.ts';
import { runCommand } from '../platform/config/run-command.ts';
import { StartupError } from '../platform/config/startup-error.ts';
import { systemCode } from '../platform/config/system-errors.ts';
import { seedDemo } from '../tools/demo/seed-demo.ts';
import { demoSignIns } from '../tools/demo/standing-sign-ins.ts';
import { serverOptions } from './app.ts';
import { type Api, createApi } from './create-api.ts';
import { stopOnSignals } from './stop-on-signals.ts';

export { type Env, readEnv } from '../platform/config/env.ts';
export { explain, runCommand } from '../platform/config/run-command.ts';
export { StartupError } from '../platform/config/startup-error.ts';
export { seedDemo } from '../tools/demo/seed-demo.ts';
export { type DemoSignIn, demoSignIns } from '../tools/demo/standing-sign-ins.ts';
export { API_PREFIX, serverOptions } from './app.ts';
export { type Api, createApi } from './create-api.ts';
export { stopOnSignals } from './stop-on-signals.ts';

/** The API as it listens. */
export interface RunningApi {
  readonly address: string;
  readonly context: Api['context'];
  /** Stops everything that the start started. */
  close(): Promise<void>;
}

interface ApiStart {
  readonly env: Env;
  /** Puts the demo into a database without accounts, before anybody can ask. */
  readonly hasDemo?: boolean;
}

/** Starts the API by itself; the portal starts it within its own server instead. */
export async function startApi({ env, hasDemo = false }: ApiStart): Promise<RunningApi> {
  const api = await createApi(env);
  const app = Fastify(serverOptions(env));
  const close = async () => {
    await app.close();
    await api.close();
  };
  try {
    if (hasDemo) await seedDemo(api.context, new Date());
    await app.register(api.plugin);
    const address = await app.listen({ port: env.PORT, host: env.HOST });
    return { address, context: api.context, close };
  } catch (error) {
    await close();
    if (systemCode(error) !== 'EADDRINUSE') throw error;
    throw new StartupError(`Port ${env.PORT} is in use: stop what runs there, or set PORT.`, error);
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const hasDemo = process.argv.includes('--demo');
    const { address, context, close } = await startApi({ env: readEnv(), hasDemo });
    stopOnSignals(close);
    if (!hasDemo) return;
    // Words for the developer who asked for the demo; elsewhere the output is the log alone.
    const lines = (await demoSignIns(context.db)).map(({ email, password }) => `${email}  ${password}`);
    process.stdout.write(`${[`The API is at ${address}`, ...lines].join('\n')}\n`);
  });
}
