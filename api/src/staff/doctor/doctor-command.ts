import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import * as text from '../../messages/staff-doctor.generated.ts';
import { type Env, readEnv } from '../../platform/config/env.ts';
import { inspectDatabase, isReadableReplica } from '../../platform/db/inspect-database.ts';
import { probeDisk } from '../../platform/files/disk.ts';
import { pingScanner } from '../../platform/files/virus-scanner.ts';
import { verifyMailServer } from '../../platform/mail/transport.ts';
import type { StandaloneCommand } from '../society/command.ts';

/** The checklist of docs/operations.md. */
export const doctorCommand: StandaloneCommand = {
  name: 'doctor',
  description: text.about,
  async runAlone({ settings }) {
    const env = readEnv(settings);
    const checks = [
      ...checkSettings(env, settings),
      await checkMail(env),
      ...(await checkDatabase(env)),
      ...(await checkReplica(env)),
      await attempt(env.FILES_S3_BUCKET ? 'FILES_S3_BUCKET' : 'DATA_DIR/files', () => probeDisk(env), text.fileStore),
      ...(await checkScanner(env)),
      await checkModes(env),
    ];
    const lines = checks.map(({ name, problem }) =>
      problem === null ? text.good({ name }) : text.bad({ name, problem }),
    );
    return { data: { checks }, lines, hasFailed: checks.some(({ problem }) => problem !== null) };
  },
};

export interface Check {
  readonly name: string;
  /** The problem and its remedy; null if the check passes. */
  readonly problem: string | null;
}

export function check(name: string, isGood: boolean, problem: () => string): Check {
  return { name, problem: isGood ? null : problem() };
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

/** Shorter ones can be guessed by someone who has a copy of the database. */
const MIN_KEY_LENGTH = 16;

type Settings = Readonly<Record<string, string | undefined>>;

/** @param given the environment itself: the web server's settings aren't the API's, and defaults aren't set */
function checkSettings(env: Env, given: Settings): Check[] {
  return [
    check('PUBLIC_URL', env.PUBLIC_URL.startsWith('https://'), text.publicUrl),
    check('TRUST_PROXY', env.TRUST_PROXY !== undefined, text.trustProxy),
    check('SESSION_SECRET', Boolean(given.SESSION_SECRET), text.sessionSecret),
    check('SECOND_FACTOR_KEY', (given.SECOND_FACTOR_KEY ?? '').length >= MIN_KEY_LENGTH, text.secondFactorKey),
    check('TEST_MODE', env.TEST_MODE === 'off', text.testMode),
    check('SOCIETY_NAME', Boolean(given.SOCIETY_NAME), text.societyName),
    check('SOCIETY_CISAC_CODE', Boolean(given.SOCIETY_CISAC_CODE), text.societyCode),
    check('MAIL_FROM', Boolean(given.MAIL_FROM), text.mailFrom),
    ...checkMetrics(env),
  ];
}

function checkMetrics({ METRICS_PORT, METRICS_HOST: host }: Env): Check[] {
  if (METRICS_PORT === undefined) return [];
  return [check('METRICS_HOST', host === 'localhost' || isPrivate(host), () => text.metricsHost({ host }))];
}

/** Loopback, RFC 1918, link-local and unique local addresses. */
const PRIVATE_NETWORKS = new net.BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE_NETWORKS.addSubnet(network, prefix, 'ipv4');
PRIVATE_NETWORKS.addAddress('::1', 'ipv6');
PRIVATE_NETWORKS.addSubnet('fe80::', 10, 'ipv6');
PRIVATE_NETWORKS.addSubnet('fc00::', 7, 'ipv6');

function isPrivate(host: string): boolean {
  return PRIVATE_NETWORKS.check(host, net.isIPv6(host) ? 'ipv6' : 'ipv4');
}

const MIN_POSTGRESQL_VERSION = 150_000;
/** PostgreSQL sets its own modes, and runs as another user if the portal is root. */
const DATABASE_FOLDER = 'postgres';

async function checkDatabase(env: Env): Promise<Check[]> {
  try {
    const { versionNumber, version, missingMigrations, demoAccounts, ...has } = await inspectDatabase(env);
    return [
      check('PostgreSQL', versionNumber >= MIN_POSTGRESQL_VERSION, () => text.version({ version })),
      check('fuzzystrmatch', has.hasFuzzyMatching, text.extension),
      check('idle_in_transaction_session_timeout', has.hasTimeLimits, text.timeLimits),
      check('db:migrate', missingMigrations === 0, () => text.migrations({ count: missingMigrations })),
      check('@example.org', demoAccounts === 0, () => text.demoAccounts({ count: demoAccounts })),
    ];
  } catch (error) {
    return [{ name: 'PostgreSQL', problem: text.database({ reason: reasonOf(error) }) }];
  }
}

/** Only if there is one. */
async function checkReplica({ DATABASE_REPLICA_URL: address }: Env): Promise<Check[]> {
  if (!address) return [];
  const name = 'DATABASE_REPLICA_URL';
  try {
    return [check(name, await isReadableReplica(address), text.replica)];
  } catch (error) {
    return [{ name, problem: text.replicaAway({ reason: reasonOf(error) }) }];
  }
}

async function checkMail({ SMTP_URL }: Env): Promise<Check> {
  if (!SMTP_URL) return { name: 'SMTP_URL', problem: text.noMailServer() };
  return attempt('SMTP_URL', () => verifyMailServer(SMTP_URL), text.mailServer);
}

async function checkModes({ DATA_DIR }: Env): Promise<Check> {
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
async function checkScanner({ CLAMD_SOCKET }: Env): Promise<Check[]> {
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
