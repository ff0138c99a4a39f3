import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const ADVICE =
  'The browser tests need a Chromium, and none was found. Install one (Debian and Ubuntu: apt-get install chromium; ' +
  'macOS: Google Chrome), or set CHROMIUM_PATH to one.';

/** Where the browser is, or how to get one. */
export type Chromium = { readonly path: string } | { readonly missing: string };

const run = promisify(execFile);

/**
 * A Chromium of this machine: `CHROMIUM_PATH`, else one that is installed; on Debian as root it is installed when
 * missing. `missing` says how to get one.
 */
export async function findChromium(onOutput: (text: string) => void): Promise<Chromium> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked)
    return existsSync(asked) ? { path: asked } : { missing: `CHROMIUM_PATH is ${asked}, which does not exist.` };
  const found = installed();
  if (found) return { path: found };
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return { missing: ADVICE };
  onOutput('Installing Chromium (apt-get install chromium)\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Old lists may do as well: what comes of it shows in the next step.
  await run('apt-get', ['update', '-qq'], { env }).catch(() => undefined);
  const refusal = await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env }).then(() => '', String);
  const now = installed();
  return now ? { path: now } : { missing: `${ADVICE}\n${refusal}` };
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...candidates, ...PLACES].find((candidate) => existsSync(candidate));
}
