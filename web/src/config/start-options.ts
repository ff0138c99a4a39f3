import { readEnv, StartupError } from 'api/server';
import { readWebEnv, type WebEnv } from './env.ts';

type Source = Readonly<Record<string, string | undefined>>;

export interface StartOptions {
  readonly web: WebEnv;
  readonly api: ReturnType<typeof readEnv>;
}

/** Throws one `StartupError` that lists all invalid settings. */
export function readStartOptions(env: Source): StartOptions {
  const wrong: string[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const web = attempt(() => readWebEnv(env));
  // The API shares the portal's port and address; its own defaults are for running alone.
  const shared = web && { PORT: String(web.PORT), HOST: web.HOST, PUBLIC_URL: web.PUBLIC_URL, DATA_DIR: web.DATA_DIR };
  const { PORT: _PORT, HOST: _HOST, PUBLIC_URL: _PUBLIC_URL, DATA_DIR: _DATA_DIR, ...others } = env;
  const api = attempt(() => readEnv({ ...others, ...shared }));
  if (!web || !api) throw new StartupError(() => wrong.join(' '));
  return { web, api };
}
