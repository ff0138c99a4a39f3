import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import * as text from '../../../messages/startup.generated.ts';
import { StartupError } from '../../config/startup-error.ts';

export interface OsUser {
  readonly ids: { uid: number; gid: number } | null;
  readonly wrap: readonly string[];
}

const UNPRIVILEGED = 'nobody';
const USER_NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];

/** PostgreSQL refuses to run as root, so root uses `nobody`, or a user namespace if `nobody` can't enter the folder. */
export function chooseOsUser(folder: string, program: string): OsUser {
  if (process.getuid?.() !== 0) return { ids: null, wrap: [] };
  const ids = { uid: numericId('-u'), gid: numericId('-g') };
  const reach = spawnSync('/bin/sh', ['-c', 'test -x "$0" && test -x "$1"', program, folder], { ...ids, cwd: '/' });
  if (reach.status === 0) return { ids, wrap: [] };
  const [command = '', ...rest] = USER_NAMESPACE;
  if (spawnSync(command, [...rest, 'true']).status === 0) return { ids: null, wrap: USER_NAMESPACE };
  throw new StartupError(() => text.runsAsRoot({ user: UNPRIVILEGED, folder }));
}

function numericId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, UNPRIVILEGED], { encoding: 'utf8' }));
}

export function changeOwner(user: OsUser, file: string): void {
  if (user.ids) fs.chownSync(file, user.ids.uid, user.ids.gid);
}
