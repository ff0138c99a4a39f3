import { createServer } from 'node:net';

// `localhost` is both: a server on the second would be asked in place of ours on the first.
const LOOPBACKS = ['127.0.0.1', '::1'] as const;

/** Whether something listens at a port of this machine. */
export async function isBusyPort(port: number): Promise<boolean> {
  const found = await Promise.all(LOOPBACKS.map((host) => isBusyAt(port, host)));
  return found.includes(true);
}

/** The one line for it. */
export function busyPortLine(port: number): string {
  return `Port ${port} is in use: stop what runs there, or set DEV_PORT_BASE.`;
}

function isBusyAt(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 has no second address, and nothing that listens there.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
