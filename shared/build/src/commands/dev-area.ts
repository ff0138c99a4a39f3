// `pnpm --filter remote-x dev`: one area by itself, with a real sign-in. The API is started unless one answers.
import path from 'node:path';
import { type Program, supervise } from '../processes/supervise.ts';
import { WORKSPACE } from '../workspace.ts';

const API_URL = process.env.API_URL ?? 'http://127.0.0.1:3000';
const folder = path.basename(process.cwd());
const area: Program = {
  name: folder,
  args: [`${WORKSPACE}shared/build/src/bundles/serve.ts`, `${folder}/webpack.config.ts`],
  env: { NODE_ENV: 'development', API_URL },
};
const api: Program = {
  name: 'api',
  args: [`${WORKSPACE}api/src/server.ts`],
  env: { PORT: new URL(API_URL).port },
};

supervise((await isAnswering()) ? [area] : [api, area]);

async function isAnswering(): Promise<boolean> {
  try {
    return (await fetch(`${API_URL}/api/v1/health`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    // Nobody listens there, which is what is asked.
    return false;
  }
}
