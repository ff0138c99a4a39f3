import { PORTAL_WIRING } from '../../../main/wiring.ts';
import { readEnv } from '../../../platform/config/env.ts';
import { runCommand } from '../../../platform/config/run-command.ts';
import { openDatabase } from '../../../platform/db/open-database.ts';
import { createFileStore } from '../../../platform/files/file-store.ts';
import { DEMO_SIGN_INS } from '../demo-sign-ins.ts';
import { seedDemo } from '../seed-demo.ts';

/** `pnpm db:seed`: puts the demo into an empty database, and says who can sign in. */
await runCommand(async () => {
  const env = readEnv();
  const { db, close } = await openDatabase(env, PORTAL_WIRING);
  try {
    const files = createFileStore({ db, env, now: () => new Date() });
    const isSeeded = await seedDemo({ db, env, files }, new Date());
    const signIns = DEMO_SIGN_INS.map(({ email, password }) => `${email}  ${password}`);
    process.stdout.write(isSeeded ? `${signIns.join('\n')}\n` : 'There are accounts already: nothing was put in.\n');
  } finally {
    await close();
  }
});
