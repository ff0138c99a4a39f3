import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { REPORTS } from '../workspace.ts';

/** Returns the file for a runner's report, without that of the run before. */
export function newReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = path.join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}

/** Null if the runner wrote none. */
export function readReport<Report>(name: string): Report | null {
  const file = path.join(REPORTS, name);
  // Just written by the runner, in its documented format.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
