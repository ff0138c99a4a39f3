import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as text from '../../../messages/startup.generated.ts';
import { StartupError } from '../../config/startup-error.ts';
import { systemCode } from '../../config/system-errors.ts';

const TIMEOUT_MS = 90_000;

/** The lock is a listening socket, which ends with its process; on Linux it leaves no file. */
export async function withStartLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const name = `counterpoint-start-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const address = process.platform === 'linux' ? `\0${name}` : path.join(os.tmpdir(), name);
  const server = await acquire(address, folder);
  try {
    return await work();
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

async function acquire(address: string, folder: string): Promise<net.Server> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const server = await listen(address);
    if (server) return server;
    if (!address.startsWith('\0') && !(await isListening(address))) fs.rmSync(address, { force: true });
    if (Date.now() > deadline) throw new StartupError(() => text.databaseStarting({ folder }));
    await pause(20);
  }
}

function listen(address: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', (error) => (systemCode(error) === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(address, () => resolve(server));
  });
}

export function isListening(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
