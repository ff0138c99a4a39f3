import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { systemCode } from '../../config/system-errors.ts';
import { type ClusterFolder, socketFile } from './cluster.ts';
import { isListening } from './start-lock.ts';

const STATUS_LINE = 7;

function readPostmaster(folder: ClusterFolder) {
  try {
    const lines = fs.readFileSync(folder.pidFile, 'utf8').split('\n');
    return { pid: Number(lines[0]), isReady: lines[STATUS_LINE]?.trim() === 'ready' };
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Whether a live process is a server of this folder, since process ids are reused. */
function isServerOf(folder: ClusterFolder, pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (systemCode(error) !== 'EPERM') return false;
  }
  if (fs.existsSync('/proc/self/cmdline')) return commandLine(pid).includes(folder.cluster);
  const { status, stdout } = spawnSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 && !stdout.trim().startsWith('Z') && stdout.includes(folder.cluster);
}

/** Empty for a zombie or a process that has just ended. */
function commandLine(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

export function removeStaleFiles(folder: ClusterFolder): void {
  fs.rmSync(folder.pidFile, { force: true });
  fs.rmSync(`${socketFile(folder)}.lock`, { force: true });
}

/** Returns its process id. */
export async function waitUntilReady(folder: ClusterFolder, signal: AbortSignal): Promise<number> {
  for (;;) {
    const running = await findRunning(folder, signal);
    if (running !== null) return running;
    await pause(15);
  }
}

/** Returns the process id of a server that is ready; null if none runs, or once the one that runs has ended. */
export async function findRunning(folder: ClusterFolder, signal: AbortSignal): Promise<number | null> {
  for (;;) {
    signal.throwIfAborted();
    const postmaster = readPostmaster(folder);
    if (!postmaster || !isServerOf(folder, postmaster.pid)) return null;
    if (postmaster.isReady && (await isListening(socketFile(folder)))) return postmaster.pid;
    await pause(15);
  }
}

export async function stopPostmaster(folder: ClusterFolder): Promise<void> {
  const postmaster = readPostmaster(folder);
  if (!postmaster || !isServerOf(folder, postmaster.pid)) return;
  process.kill(postmaster.pid, 'SIGINT');
  const deadline = Date.now() + 20_000;
  // A process that ends loses its command line first.
  while (!hasEnded(postmaster.pid) && Date.now() < deadline) await pause(15);
}

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) !== 'EPERM';
  }
  const status = `/proc/${pid}/status`;
  return fs.existsSync(status) && /^State:\s+Z/m.test(fs.readFileSync(status, 'utf8'));
}
