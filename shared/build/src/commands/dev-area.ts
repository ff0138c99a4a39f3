// `pnpm --filter remote-x dev`: one area by itself, with a real sign-in. Starts the API unless one is running.
import path from 'node:path';
import { runCommand } from '../processes/run-command.ts';
import { apiProgram, bundleProgram } from '../processes/server-programs.ts';
import { type Program, supervise } from '../processes/supervise.ts';
import { devApiUrl } from '../webpack/dev-ports.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;

await runCommand(async () => {
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
});

function ownApi(apiUrl: string, foundApi: string): Program {
  const { hostname, port } = new URL(apiUrl);
  if (!LOOPBACK.test(hostname) || !port)
    throw new Error(`No API answers at ${apiUrl}, and one can be started on this machine alone: correct API_URL.`);
  return {
    ...apiProgram(Number(port)),
    // If two areas start at once, both find no API, and the later one finds the port in use.
    excuse: async () => ((await isAnswering(apiUrl)) ? foundApi : null),
  };
}

function summary(notices: readonly string[]): string {
  const signIns = notices.filter((line) => line.includes('@'));
  const [address = ''] = notices.filter((line) => !signIns.includes(line));
  return [`This area by itself is ${address}. Ctrl-C stops it.`, ...signIns].join('\n');
}

async function isAnswering(apiUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${apiUrl}/api/v1/health`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
