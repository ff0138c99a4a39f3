import fs from 'node:fs/promises';
import path from 'node:path';
import * as text from '../../messages/staff-doctor.generated.ts';
import type { Env } from '../../platform/config/env.ts';
import { inspectDatabase, isReadableReplica } from '../../platform/db/inspect-database.ts';
import { probeDisk } from '../../platform/files/disk.ts';
import { pingScanner } from '../../platform/files/virus-scanner.ts';
import { verifyMailServer } from '../../platform/mail/transport.ts';
import { type Check, check, reasonOf } from './check.ts';

const OLDEST_POSTGRESQL = 150_000;
/** PostgreSQL sets its own modes, and runs as another user if the portal is root. */
const DATABASE_FOLDER = 'postgres';

export async function checkDatabase(env: Env): Promise<Check[]> {
  try {
    const { versionNumber, version, hasFuzzyMatching, missingMigrations, demoAccounts } = await inspectDatabase(env);
    return [
      check('PostgreSQL', versionNumber >= OLDEST_POSTGRESQL, () => text.version({ version })),
      check('fuzzystrmatch', hasFuzzyMatching, text.extension),
      check('db:migrate', missingMigrations === 0, () => text.migrations({ count: missingMigrations })),
      check('@example.org', demoAccounts === 0, () => text.demoAccounts({ count: demoAccounts })),
    ];
  } catch (error) {
    return [{ name: 'PostgreSQL', problem: text.database({ reason: reasonOf(error) }) }];
  }
}

/** Only if there is one. */
export async function checkReplica({ DATABASE_REPLICA_URL: address }: Env): Promise<Check[]> {
  if (!address) return [];
  const name = 'DATABASE_REPLICA_URL';
  try {
    return [check(name, await isReadableReplica(address), text.replica)];
  } catch (error) {
    return [{ name, problem: text.replicaAway({ reason: reasonOf(error) }) }];
  }
}

export async function checkMail({ SMTP_URL }: Env): Promise<Check> {
  if (!SMTP_URL) return { name: 'SMTP_URL', problem: text.noMailServer() };
  return attempt('SMTP_URL', () => verifyMailServer(SMTP_URL), text.mailServer);
}

export function checkFileStore(env: Env): Promise<Check> {
  return attempt(env.FILES_S3_BUCKET ? 'FILES_S3_BUCKET' : 'DATA_DIR/files', () => probeDisk(env), text.fileStore);
}

export async function checkModes({ DATA_DIR }: Env): Promise<Check> {
  const name = 'DATA_DIR';
  try {
    const entries = (await fs.readdir(DATA_DIR)).filter((entry) => entry !== DATABASE_FOLDER);
    const open: string[] = [];
    for (const entry of entries) if (((await fs.stat(path.join(DATA_DIR, entry))).mode & 0o077) !== 0) open.push(entry);
    return check(name, open.length === 0, () => text.mode({ names: open.join(', ') }));
  } catch (error) {
    return { name, problem: text.dataFolder({ reason: reasonOf(error) }) };
  }
}

/** Only if there is one. */
export async function checkScanner({ CLAMD_SOCKET }: Env): Promise<Check[]> {
  return CLAMD_SOCKET ? [await attempt('CLAMD_SOCKET', () => pingScanner(CLAMD_SOCKET), text.scanner)] : [];
}

async function attempt(
  name: string,
  work: () => Promise<void>,
  problem: (values: { readonly reason: string }) => string,
): Promise<Check> {
  try {
    await work();
    return { name, problem: null };
  } catch (error) {
    return { name, problem: problem({ reason: reasonOf(error) }) };
  }
}
