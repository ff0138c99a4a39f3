import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '../../platform/limits/semaphore.ts';

declare module '../../platform/services.ts' {
  interface Services {
    readonly passwords: PasswordHasher;
  }
}

/** OWASP's second choice for Argon2id: 19 MiB, two passes, one lane; about 20 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash keeps a core and 19 MiB busy; more of them at once would only make all of them slower. */
const AT_ONCE = 2;
const MOST_WAITING = 100;

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/** Argon2id, a few at once. */
export function createPasswordHasher() {
  const take = createSemaphore(AT_ONCE, MOST_WAITING);
  let dummy: Promise<string> | null = null;

  return {
    hash: (password: string): Promise<string> => take(() => hash(normal(password), COST)),

    /** Whether the password fits. Without a hash (an unknown account) it takes the same time and says no. */
    async verify(stored: string | null, password: string): Promise<boolean> {
      dummy ??= hash(randomBytes(24), COST);
      const known = stored ?? (await dummy);
      const fits = await take(() => verify(known, normal(password)));
      return fits && stored !== null;
    },
  };
}

/** The same characters whatever keyboard composed them (NIST 800-63B, 3.1.1.2). */
function normal(password: string): string {
  return password.normalize('NFKC');
}
