import { portInUse } from '../messages/startup.generated.ts';
import { type Env, readEnv } from '../platform/config/env.ts';
import { runCommand } from '../platform/config/run-command.ts';
import { StartupError } from '../platform/config/startup-error.ts';
import { systemCode } from '../platform/config/system-errors.ts';
import { createHttpServer } from './app.ts';
import { createApi } from './create-api.ts';
import type { Preparation } from './preparation.ts';
import { stopOnSignals } from './stop-on-signals.ts';

export { DEVELOPMENT_KEY, type Env, readEnv } from '../platform/config/env.ts';
export { isProduction } from '../platform/config/production.ts';
export { explain, runCommand } from '../platform/config/run-command.ts';
export { StartupError } from '../platform/config/startup-error.ts';
export { keepDeploymentsMark } from '../platform/files/file-repository.ts';
export { createPoller } from '../platform/jobs/poller.ts';
export { areaEntryOf } from '../platform/metrics/area-entry.ts';
export { type AreaHealth, addLoads, readAreaHealth } from '../staff/frontend-reports/frontend-error-repository.ts';
export { API_PREFIX, createHttpServer } from './app.ts';
export { type Api, createApi } from './create-api.ts';
export { type Preparation, refuseDemoAccounts } from './preparation.ts';
export { stopOnSignals } from './stop-on-signals.ts';

export async function startApi({ env, prepare }: { readonly env: Env; readonly prepare?: Preparation }) {
  const api = await createApi(env);
  const app = createHttpServer(env);
  const close = async () => {
    await app.close();
    await api.close();
  };
  try {
    const notices = (await prepare?.(api.context)) ?? [];
    await api.observe(app);
    await app.register(api.plugin);
    const address = await app.listen({ port: env.PORT, host: env.HOST });
    return { address, notices, close };
  } catch (error) {
    await close();
    if (systemCode(error) !== 'EADDRINUSE') throw error;
    throw new StartupError(() => portInUse({ port: String(env.PORT) }), error);
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const { close } = await startApi({ env: readEnv() });
    stopOnSignals(close);
  });
}
