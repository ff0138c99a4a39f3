import { createServer } from 'node:net';

// `localhost` resolves to both: a server on the second could answer instead of ours.
const LOOPBACKS = ['127.0.0.1', '::1'] as const;

export async function isBusyPort(port: number): Promise<boolean> {
  const found = await Promise.all(LOOPBACKS.map((host) => isBusyAt(port, host)));
  return found.includes(true);
}

export function busyPortLine(port: number): string {
  return `Port ${port} is in use: stop what runs there, or set DEV_PORT_BASE.`;
}

function isBusyAt(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // Other errors mean the address doesn't exist, such as ::1 without IPv6.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
