import { runSociety } from '../staff/society/run-society.ts';
import type { TestApi } from './test-api.ts';

/** The result of a staff command. */
export interface CommandResult {
  readonly code: number;
  /** Its JSON; null after an error. */
  readonly data: ReturnType<typeof JSON.parse>;
  readonly problem: { readonly message: string; readonly code: string } | null;
}

/** Runs a command as Esi Kyei of the staff. */
export async function society(api: TestApi, ...args: string[]): Promise<CommandResult> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runSociety([...args, '--json', '--as', 'Esi Kyei'], {
    print: (text) => out.push(text),
    printError: (text) => err.push(text),
    showProgress: () => undefined,
    osUser: 'operator',
    settings: {},
    open: async () => ({ db: api.db, env: api.env, now: api.clock.now, close: async () => undefined }),
  });
  return { code, data: out[0] ? JSON.parse(out[0]).data : null, problem: err[0] ? JSON.parse(err[0]) : null };
}
