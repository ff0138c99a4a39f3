import type { Database } from 'api/platform/db/transaction.ts';
import { DEMO_SIGN_INS } from './demo-sign-ins.ts';

/** A sign-in of the demo, as the start prints it. */
export type DemoSignIn = (typeof DEMO_SIGN_INS)[number];

/** The demo's sign-ins whose accounts are in this database; a password that was changed since is not known here. */
export async function demoSignIns(db: Database): Promise<readonly DemoSignIn[]> {
  const emails = DEMO_SIGN_INS.map(({ email }) => email);
  const standing = await db.selectFrom('account').select('email').where('email', 'in', emails).execute();
  return DEMO_SIGN_INS.filter(({ email }) => standing.some((account) => account.email === email));
}
