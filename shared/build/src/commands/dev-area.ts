// `pnpm --filter remote-x dev`: one area by itself, with a real sign-in. The API is started unless one answers.
import path from 'node:path';
import { apiProgram, bundleProgram } from '../processes/server-programs.ts';
import { type Program, supervise } from '../processes/supervise.ts';
import { devApiUrl } from '../webpack/dev-ports.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;

try {
  const folder = path.basename(process.cwd());
  const apiUrl = devApiUrl();
  const bundle = bundleProgram(folder, `${folder}/webpack.config.ts`, { API_URL: apiUrl });
  const area = { ...bundle, notice: bundle.ready };
  const foundApi = `The API that answers at ${apiUrl} is used; its sign-ins are those of the program that started it.`;
  const hasApi = await isAnswering(apiUrl);
  if (hasApi) process.stdout.write(`${foundApi}\n`);
  supervise(hasApi ? [area] : [ownApi(apiUrl, foundApi), area], (notices) =>
    process.stdout.write(`\n${summary(notices)}\n\n`),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function ownApi(apiUrl: string, foundApi: string): Program {
  const { hostname, port } = new URL(apiUrl);
  if (!LOOPBACK.test(hostname) || !port)
    throw new Error(`No API answers at ${apiUrl}, and one can be started on this machine alone: correct API_URL.`);
  return {
    ...apiProgram(Number(port)),
    // Two areas that are started together both find no API; the later one of them finds the port taken.
    excuse: async () => ((await isAnswering(apiUrl)) ? foundApi : null),
  };
}

/** The address first, then who can sign in. */
function summary(notices: readonly string[]): string {
  const signIns = notices.filter((line) => line.includes('@'));
  const [address = ''] = notices.filter((line) => !signIns.includes(line));
  return [`This area by itself is ${address}. Ctrl-C stops it.`, ...signIns].join('\n');
}

async function isAnswering(apiUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${apiUrl}/api/v1/health`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    // Nobody listens there, which is what is asked.
    return false;
  }
}
