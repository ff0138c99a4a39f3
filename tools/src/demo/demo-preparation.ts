import { parseArgs } from 'node:util';
import type { Database } from 'api/platform/db/transaction.ts';
import { isProduction, type Preparation, refuseDemoAccounts, StartupError } from 'api/server';
import { unknownOption } from '../messages/commands.generated.ts';
import { DEMO_SIGN_INS } from './demo-data.ts';
import { seedDemo } from './seed-demo.ts';

/**
 * Seeds the database on the first start and returns the sign-ins, in production only with `--demo`. `--empty` leaves the
 * database empty.
 */
export function demoPreparation(argv: readonly string[]): Preparation {
  const { demo, empty } = readArguments(argv);
  return async (context) => {
    if (isProduction(context.env) && !demo) return refuseDemoAccounts(context);
    if (!empty) await seedDemo(context, new Date());
    return (await demoSignIns(context.db)).map(({ email, password }) => `${email}  ${password}`);
  };
}

function readArguments(argv: readonly string[]): { readonly demo: boolean; readonly empty: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ args: [...argv], options: { demo: flag, empty: flag } }).values;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new StartupError(() => unknownOption({ problem }), error);
  }
}

async function demoSignIns(db: Database): Promise<typeof DEMO_SIGN_INS> {
  const emails = DEMO_SIGN_INS.map(({ email }) => email);
  const accounts = await db.selectFrom('account').select('email').where('email', 'in', emails).execute();
  return DEMO_SIGN_INS.filter(({ email }) => accounts.some((account) => account.email === email));
}
