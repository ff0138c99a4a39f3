// cspell:ignore RUNLEVEL
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** As root on Debian, installs packages without starting their services; otherwise does nothing. Returns what went wrong. */
export function installDebianPackages(names: readonly string[], onOutput: (text: string) => void): string {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return '';
  onOutput(`Installing: apt-get install ${names.join(' ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  const { status, stderr } = spawnSync('apt-get', ['install', '-y', '-qq', ...names], { env, encoding: 'utf8' });
  return status === 0 ? '' : `apt-get ended with ${status}: ${stderr}`;
}
