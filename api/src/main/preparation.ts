import { demoAccount } from '../messages/startup.generated.ts';
import { isProduction } from '../platform/config/production.ts';
import { StartupError } from '../platform/config/startup-error.ts';
import { DEMO_ADDRESSES } from '../platform/db/demo-addresses.ts';
import type { Services } from '../platform/services.ts';

/** Runs before the server listens. Returns lines for the terminal. */
export type Preparation = (context: Pick<Services, 'db' | 'env' | 'files'>) => Promise<readonly string[]>;

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
