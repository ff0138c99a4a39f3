import { createServer } from 'node:net';

/** Throws the system's error when the port is taken: told at once, and not after a database was started. */
export function refuseBusyPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
