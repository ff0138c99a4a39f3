// cspell:ignore statfs
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { advanceClock } from 'api/platform/jobs/clock-repository.ts';
import type { LoadSetting } from './load-setting.ts';

const FAULT_MS = 10_000;
const HOUR_MS = 3_600_000;
const SLOW_CLIENTS = 200;
const BYTE_INTERVAL_MS = 500;
const FILL_BYTES = 2 ** 20;
const SMALL_DISK_BYTES = 4 * 2 ** 30;

/** Starts something that production also meets; resolves once it is over. */
export type Fault = (setting: LoadSetting) => Promise<unknown>;

const FAULTS: Readonly<Record<string, Fault>> = {
  'API killed and started': async ({ server }) => {
    await server.kill();
    await server.start();
  },
  'database killed, restarted by the API': ({ killDatabase }) => killDatabase(),
  'API and database killed': async ({ server, killDatabase }) => {
    await killDatabase();
    await server.kill();
    await server.start();
  },
  '200 clients that send a byte every half second': async ({ server }) => {
    const sockets = Array.from({ length: SLOW_CLIENTS }, () =>
      net.connect(server.port, '127.0.0.1').on('error', () => undefined),
    );
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (let sent = 0; sent * BYTE_INTERVAL_MS < FAULT_MS; sent += 1) {
      for (const socket of sockets) if (socket.writable) socket.write('G');
      await pause(BYTE_INTERVAL_MS);
    }
    for (const socket of sockets) socket.destroy();
  },
  'clock an hour ahead, then right again': async ({ opened }) => {
    await advanceClock(opened.db, HOUR_MS);
    await pause(FAULT_MS);
    // Otherwise a soak of an hour would outlast the members' sessions.
    await advanceClock(opened.db, -HOUR_MS);
  },
};

/** The disk is filled only on a small file system of its own, such as a RAM disk that `TMPDIR` names. */
export async function faultsIn(dataDir: string): Promise<Readonly<Record<string, Fault>>> {
  const { blocks, bsize } = await fs.statfs(dataDir);
  return blocks * bsize > SMALL_DISK_BYTES ? FAULTS : { ...FAULTS, 'disk full': fillDisk };
}

async function fillDisk({ dataDir }: LoadSetting): Promise<void> {
  const filler = path.join(dataDir, 'filler');
  const file = await fs.open(filler, 'w');
  const bytes = Buffer.alloc(FILL_BYTES);
  try {
    for (;;) await file.write(bytes);
  } catch {
    // It is full.
    await pause(FAULT_MS);
  } finally {
    await file.close();
    await fs.rm(filler);
  }
}
