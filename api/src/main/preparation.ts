import { demoAccount } from '../messages/startup.generated.ts';
import { isProduction } from '../platform/config/production.ts';
import { StartupError } from '../platform/config/startup-error.ts';
import type { Services } from '../platform/services.ts';

/** Runs before the server listens. Returns lines for the terminal. */
export type Preparation = (context: Pick<Services, 'db' | 'env' | 'files'>) => Promise<readonly string[]>;

/** Demo members have addresses in this domain, which is reserved for examples, and passwords that are in the source. */
const DEMO_ADDRESSES = '%@example.org';

export const refuseDemoAccounts: Preparation = async ({ db, env }) => {
  if (!isProduction(env)) return [];
  const account = await db
    .selectFrom('account')
    .select('email')
    .where('email', 'like', DEMO_ADDRESSES)
    .limit(1)
    .executeTakeFirst();
  if (account) throw new StartupError(() => demoAccount(account));
  return [];
};
