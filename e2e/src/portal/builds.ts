import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@counterpoint/build/workspace';
import { type AreaBuild, areaBuild } from '@counterpoint/contract/registry';

/** The files of the host, without those of the landing page. */
export const APPLICATION_FILE = /^\/r\/host\/[^/]+\/(?!(sign-in|second-step)\.)/;

/** The part of `host.json` that tests read. */
interface HostRecord {
  readonly shared: Readonly<Record<string, readonly string[]>>;
}

/** Matches the URLs of the scripts in which the host provides a shared module. */
export function hostScriptsOf(sharedModule: string): RegExp {
  const record = JSON.parse(readFileSync(path.join(WORKSPACE, 'host/dist/host.json'), 'utf8')) as HostRecord;
  const files = record.shared[sharedModule];
  if (!files?.length) throw new Error(`The host provides no ${sharedModule}.`);
  return new RegExp(`^/r/host/[^/]+/(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})`);
}

/** The areas' descriptions of their builds. */
export function builtAreas(): AreaBuild[] {
  return globSync('remote-*/dist/area.json', { cwd: WORKSPACE }).map((file) =>
    areaBuild.parse(JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8'))),
  );
}
