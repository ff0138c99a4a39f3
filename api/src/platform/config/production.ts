import type { Env } from './env.ts';

/** Whether others than the person at this machine can use the portal, or its data is more than a trial's. */
export function isProduction({ PUBLIC_URL, HOST, DATABASE_URL }: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'DATABASE_URL'>) {
  const isLoopback = HOST === 'localhost' || HOST === '::1' || HOST.startsWith('127.');
  return PUBLIC_URL.startsWith('https://') || DATABASE_URL !== undefined || !isLoopback;
}
