import { inTerminalLanguage } from '@counterpoint/messages/node';
import { createApi, readEnv, runCommand } from 'api/server';
import { alreadySeeded } from '../../messages/commands.generated.ts';
import { DEMO_SIGN_INS } from '../demo-data.ts';
import { seedDemo } from '../seed-demo.ts';

/** `pnpm db:seed`: seeds an empty database and prints the sign-ins. */
await runCommand(async () => {
  const { context, close } = await createApi(readEnv());
  try {
    const isSeeded = await seedDemo(context, new Date());
    const signIns = DEMO_SIGN_INS.map(({ email, password }) => `${email}  ${password}`);
    process.stdout.write(`${isSeeded ? signIns.join('\n') : inTerminalLanguage(alreadySeeded)}\n`);
  } finally {
    await close();
  }
});
