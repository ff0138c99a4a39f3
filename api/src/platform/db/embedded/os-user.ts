import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { StartupError } from '../../config/startup-error.ts';

/** As whom PostgreSQL's programs run: by ids, or through a command put in front. */
export interface OsUser {
  readonly ids: { uid: number; gid: number } | null;
  readonly wrap: readonly string[];
}

const UNPRIVILEGED = 'nobody';
const USER_NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];

/**
 * PostgreSQL refuses to run as root. Root therefore starts it as `nobody`; where that user cannot enter the folder
 * (below /root, say) in a user namespace of its own, which may do what root may and is not called root.
 */
export function chooseOsUser(folder: string, program: string): OsUser {
  if (process.getuid?.() !== 0) return { ids: null, wrap: [] };
  const ids = { uid: numericId('-u'), gid: numericId('-g') };
  const reach = spawnSync('/bin/sh', ['-c', 'test -x "$0" && test -x "$1"', program, folder], { ...ids, cwd: '/' });
  if (reach.status === 0) return { ids, wrap: [] };
  const [command = '', ...rest] = USER_NAMESPACE;
  if (spawnSync(command, [...rest, 'true']).status === 0) return { ids: null, wrap: USER_NAMESPACE };
  throw new StartupError(
    `PostgreSQL does not run as root, and the user ${UNPRIVILEGED} cannot enter ${folder}: ` +
      'start as an ordinary user, move DATA_DIR, or set DATABASE_URL.',
  );
}

function numericId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, UNPRIVILEGED], { encoding: 'utf8' }));
}

/** Hands a file or folder to the user who will work in it. */
export function giveTo(user: OsUser, file: string): void {
  if (user.ids) fs.chownSync(file, user.ids.uid, user.ids.gid);
}
