import os from 'node:os';
import { readEnv } from '../platform/config/env.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { readAhead } from '../platform/jobs/clock-repository.ts';
import { runSociety } from '../staff/society/run-society.ts';
import { portalWiring } from './wiring.ts';

process.exitCode = await runSociety(process.argv.slice(2), {
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
  osUser: os.userInfo().username,
  async open() {
    const env = readEnv();
    const { db, close } = await openDatabase({ ...env, DATABASE_POOL: 2 }, portalWiring(env));
    const ahead = env.TEST_MODE === 'on' ? await readAhead(db) : 0;
    return { db, env, close, now: () => new Date(Date.now() + ahead) };
  },
});
