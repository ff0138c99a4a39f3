import os from 'node:os';
import readline from 'node:readline';
import type { Message } from '@counterpoint/messages';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import { readEnv } from '../platform/config/env.ts';
import { migrateEmpty } from '../platform/db/migrations.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { requireDatabase } from '../platform/db/with-server.ts';
import { readClockOffset } from '../platform/jobs/clock-repository.ts';
import { type CommandEnvironment, runSociety } from '../staff/society/run-society.ts';
import { portalWiring } from './wiring.ts';

const PROGRESS_INTERVAL_MS = 100;
let shownAt = 0;

function showOnTerminal(message: Message): void {
  if (performance.now() - shownAt < PROGRESS_INTERVAL_MS) return;
  shownAt = performance.now();
  readline.clearLine(process.stderr, 0);
  readline.cursorTo(process.stderr, 0);
  process.stderr.write(message());
}

function endProgress(): void {
  if (shownAt === 0) return;
  readline.clearLine(process.stderr, 0);
  readline.cursorTo(process.stderr, 0);
}

const environment: CommandEnvironment = {
  print(text) {
    endProgress();
    process.stdout.write(`${text}\n`);
  },
  printError(text) {
    endProgress();
    process.stderr.write(`${text}\n`);
  },
  showProgress: process.stderr.isTTY ? showOnTerminal : () => undefined,
  osUser: os.userInfo().username,
  settings: process.env,
  async open() {
    const env = readEnv();
    requireDatabase(env);
    const { db, close } = await openDatabase({ ...env, DATABASE_POOL: 2 }, portalWiring(env), {
      prepare: migrateEmpty,
    });
    const ahead = env.TEST_MODE === 'on' ? await readClockOffset(db) : 0;
    return { db, env, close, now: () => new Date(Date.now() + ahead) };
  },
};

process.exitCode = await inTerminalLanguage(() => runSociety(process.argv.slice(2), environment));
