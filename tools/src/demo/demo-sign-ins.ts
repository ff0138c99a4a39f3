import type { Database } from 'api/platform/db/transaction.ts';
import { DEMO_SIGN_INS } from './demo-data.ts';

export async function demoSignIns(db: Database): Promise<typeof DEMO_SIGN_INS> {
  const emails = DEMO_SIGN_INS.map(({ email }) => email);
  const accounts = await db.selectFrom('account').select('email').where('email', 'in', emails).execute();
  return DEMO_SIGN_INS.filter(({ email }) => accounts.some((account) => account.email === email));
}
