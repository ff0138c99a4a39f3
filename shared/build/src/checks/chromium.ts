import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './debian-packages.ts';

/** Chromium's engine without its own windows, which no test looks at: it opens a page in half the time. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const ADVICE =
  'The browser tests need a Chromium, and none was found. Install one (Debian: apt-get install chromium-headless-shell; ' +
  'macOS: Google Chrome), or set CHROMIUM_PATH to one.';

/**
 * Finds Chromium: `CHROMIUM_PATH`, or an installed one; as root on Debian it installs it. `missing` explains how to get
 * one.
 */
export async function findChromium(onOutput: (text: string) => void): Promise<{ path: string } | { missing: string }> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen)
    return existsSync(chosen) ? { path: chosen } : { missing: `CHROMIUM_PATH is ${chosen}, which does not exist.` };
  const found = installed();
  if (found) return { path: found };
  const reason = installDebianPackages([HEADLESS], onOutput);
  const now = installed();
  return now ? { path: now } : { missing: `${ADVICE}\n${reason}` };
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...candidates, ...PLACES].find((candidate) => existsSync(candidate));
}
