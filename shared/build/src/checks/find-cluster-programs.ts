import { existsSync, globSync } from 'node:fs';
import { installDebianPackages } from './debian-packages.ts';

const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer'];
const SERVERS = '/usr/lib/postgresql/*/bin/postgres';
const PACKAGES = ['patroni', 'etcd-server', 'haproxy', 'pgbouncer', 'postgresql'];

/** Installs what `ops/cluster/start.sh` starts, if it may. Returns what is missing all the same, and why. */
export function findMissingClusterPrograms(onOutput: (text: string) => void): string {
  if (missing().length === 0) return '';
  const reason = installDebianPackages(PACKAGES, onOutput);
  return missing().length === 0
    ? ''
    : `${missing().join(', ')} (Debian: apt-get install ${PACKAGES.join(' ')}) ${reason}`;
}

function missing(): string[] {
  const programs = PROGRAMS.filter((program) => !existsSync(program));
  return globSync(SERVERS).length > 0 ? programs : [...programs, SERVERS];
}
