import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { runSociety } from '../society/run-society.ts';

let api: TestApi;
let mailServer: net.Server;
let settings: Record<string, string>;

beforeAll(async () => {
  const connection = await createTestDatabase();
  api = await createTestApi({}, [], Promise.resolve(connection));
  mailServer = net.createServer((socket) => {
    socket.write('220 mail.example ready\r\n');
    socket.on('data', () => socket.write('250 mail.example\r\n')).on('error', () => undefined);
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { user = '', password = '', database = '', host = '', port = 5432 } = connection;
  const server = `host=${encodeURIComponent(host)}&port=${port}`;
  const mailPort = Object(mailServer.address()).port;
  settings = {
    PUBLIC_URL: 'https://portal.example',
    TRUST_PROXY: 'loopback',
    SESSION_SECRET: 'a secret of the society',
    SECOND_FACTOR_KEY: 'a key of the society',
    SOCIETY_NAME: 'Music Rights of Ghana',
    SOCIETY_CISAC_CODE: '123',
    MAIL_FROM: 'Music Rights of Ghana <portal@society.example>',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(String(password))}@localhost/${database}?${server}`,
    DATA_DIR: api.env.DATA_DIR,
  };
});
afterAll(async () => {
  mailServer.close();
  await api.close();
});

async function examine(changed: Record<string, string>) {
  const out: string[] = [];
  const code = await runSociety(['doctor'], {
    print: (text) => out.push(text),
    printError: (text) => out.push(text),
    showProgress: () => undefined,
    osUser: 'operator',
    settings: { ...settings, ...changed },
    open: () => Promise.reject(new Error('The database isn’t needed.')),
  });
  return { code, lines: out.join('\n').split('\n') };
}

test('accepts a start that is ready for production', async () => {
  const { code, lines } = await examine({});
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([]);
  expect([code, lines.length]).toEqual([0, 16]);
});

test.each([
  [{ PUBLIC_URL: 'http://portal.example' }, 'PUBLIC_URL: Members need TLS'],
  [{ TRUST_PROXY: '' }, 'TRUST_PROXY: '],
  [{ SESSION_SECRET: '' }, 'SESSION_SECRET: Set SESSION_SECRET'],
  [{ SECOND_FACTOR_KEY: '' }, 'SECOND_FACTOR_KEY: Set SECOND_FACTOR_KEY'],
  [{ SECOND_FACTOR_KEY: 'guessable' }, 'SECOND_FACTOR_KEY: Set SECOND_FACTOR_KEY'],
  [{ MAIL_FROM: '' }, 'MAIL_FROM: '],
  [{ TEST_MODE: 'on' }, 'TEST_MODE: '],
  [{ SOCIETY_NAME: '' }, 'SOCIETY_NAME: '],
  [{ SOCIETY_CISAC_CODE: '' }, 'SOCIETY_CISAC_CODE: '],
  [{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST: Anyone who reaches 0.0.0.0 can read'],
  [{ METRICS_PORT: '9464', METRICS_HOST: '203.0.113.4' }, 'METRICS_HOST: Anyone who reaches 203.0.113.4 can read'],
  [{ METRICS_PORT: '9464', METRICS_HOST: '::' }, 'METRICS_HOST: Anyone who reaches :: can read'],
  [{ SMTP_URL: '' }, 'SMTP_URL: Emails are only saved to files'],
  [{ SMTP_URL: 'smtp://127.0.0.1:1' }, 'SMTP_URL: The mail server refuses the connection (connect ECONNREFUSED'],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'PostgreSQL: It doesn’t respond (connect ECONNREFUSED'],
  [{ DATABASE_REPLICA_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'DATABASE_REPLICA_URL: It doesn’t respond (connect'],
])('reports %j', async (changed, problem) => {
  const { code, lines } = await examine(changed);
  expect([code, lines.filter((line) => !line.startsWith('ok'))]).toEqual([
    1,
    [expect.stringContaining(`FAIL  ${problem}`)],
  ]);
});

test.each(['127.0.0.1', '::1', 'localhost', '10.0.0.4', '172.16.0.4', '192.168.0.4', 'fd00::4'])(
  'accepts metrics at %s',
  async (host) => {
    const { lines } = await examine({ METRICS_PORT: '9464', METRICS_HOST: host });
    expect(lines).toContain('ok    METRICS_HOST');
  },
);

test('reports a server that drops the limit of idle transactions, as PgBouncer does', async () => {
  const { lines } = await examine({
    DATABASE_URL: `${settings.DATABASE_URL}&idle_in_transaction_session_timeout=0`,
  });
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([
    expect.stringContaining('FAIL  idle_in_transaction_session_timeout: A pooler drops the portal’s limits'),
  ]);
});

test('reports a replica that isn’t one', async () => {
  const { lines } = await examine({ DATABASE_REPLICA_URL: settings.DATABASE_URL ?? '' });
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([
    expect.stringContaining('FAIL  DATABASE_REPLICA_URL: It isn’t a streaming replica'),
  ]);
});

test('reports missing migrations, demo accounts and files that others can read', async () => {
  await api.signUp({ email: 'ama@example.org' });
  await sql`delete from migration where name like '0765-%'`.execute(api.db);
  await fs.writeFile(path.join(api.env.DATA_DIR, 'copy'), '', { mode: 0o644 });
  const { lines } = await examine({});
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([
    'FAIL  db:migrate: 1 migration isn’t applied. Run pnpm db:migrate.',
    'FAIL  @example.org: 1 account has a password that is in the source code. Use an empty database.',
    'FAIL  DATA_DIR: Other users of this machine can read copy. Run chmod -R go= on them.',
  ]);
});
