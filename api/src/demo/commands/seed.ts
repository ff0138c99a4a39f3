import { readEnv } from '../../config/env.ts';
import { runCommand } from '../../config/run-command.ts';
import { openDatabase } from '../../db/open-database.ts';
import { DEMO_SIGN_INS } from '../demo-sign-ins.ts';
import { seedDemo } from '../seed-demo.ts';

/** `pnpm db:seed`: puts the demo into an empty database, and says who can sign in. */
await runCommand(async () => {
  const { db, close } = await openDatabase(readEnv());
  try {
    const isSeeded = await seedDemo(db, new Date());
    const signIns = DEMO_SIGN_INS.map(({ email, password }) => `${email}  ${password}`);
    process.stdout.write(isSeeded ? `${signIns.join('\n')}\n` : 'There are accounts already: nothing was put in.\n');
  } finally {
    await close();
  }
});
