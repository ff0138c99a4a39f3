import os from 'node:os';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import { readEnv } from '../platform/config/env.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { readAhead } from '../platform/jobs/clock-repository.ts';
import { runSociety, type Surroundings } from '../staff/society/run-society.ts';
import { portalWiring } from './wiring.ts';

const surroundings: Surroundings = {
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
  osUser: os.userInfo().username,
  settings: process.env,
  async open() {
    const env = readEnv();
    const { db, close } = await openDatabase({ ...env, DATABASE_POOL: 2 }, portalWiring(env));
    const ahead = env.TEST_MODE === 'on' ? await readAhead(db) : 0;
    return { db, env, close, now: () => new Date(Date.now() + ahead) };
  },
};

process.exitCode = await inTerminalLanguage(() => runSociety(process.argv.slice(2), surroundings));
