import { randomBytes } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import { createSemaphore } from '../../platform/limits/semaphore.ts';

declare module '../../platform/services.ts' {
  interface Services {
    readonly passwords: PasswordHasher;
  }
}

/** OWASP's second choice for Argon2id: 19 MiB, two passes, one lane; about 20 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash needs a core and 19 MiB; more at once would slow all of them down. */
const CONCURRENCY = 2;
const MAX_WAITING = 100;

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

export function createPasswordHasher() {
  const acquire = createSemaphore(CONCURRENCY, MAX_WAITING);
  let dummy: Promise<string> | null = null;

  return {
    hash: (password: string): Promise<string> => acquire(() => argon2.hash(normalize(password), COST)),

    /** Without a hash (unknown account) returns false after the same time. */
    async verify(stored: string | null, password: string): Promise<boolean> {
      dummy ??= argon2.hash(randomBytes(24), COST);
      const known = stored ?? (await dummy);
      const fits = await acquire(() => argon2.verify(known, normalize(password)));
      return fits && stored !== null;
    },
  };
}

/** The same characters on every keyboard (NIST 800-63B, 3.1.1.2). */
function normalize(password: string): string {
  return password.normalize('NFKC');
}
