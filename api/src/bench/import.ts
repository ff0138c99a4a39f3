import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { IMPORT_PART_BYTES, type ImportDetails, RUNNING_IMPORT_STATES } from '@counterpoint/domain/schemas';
import { API_PREFIX, buildApp } from '../app.ts';
import { readEnv } from '../config/env.ts';
import { StartupError } from '../config/startup-error.ts';
import { createApi } from '../create-api.ts';
import { inTransaction } from '../db/transaction.ts';
import { insertMember } from '../testing/test-member.ts';
import { copyAgain } from './copied-repository.ts';
import { catalogueCwr } from './cwr-file.ts';
import { catalogueRows } from './import-file.ts';
import { timeOf, timingOf } from './measure.ts';

const WORKS = 100_000;
/** What the issue asks for. */
const AIM = { worksASecond: 5_000, megabytes: 400 };

/** The files that are sent: a table with two rows a work, or CWR with ten records a work. */
const FILES = {
  csv: { name: 'bench.csv', pieces: catalogueRows },
  cwr: { name: 'CW260001BEN_000.V21', pieces: catalogueCwr },
} as const;

/**
 * `pnpm bench import --works N --format csv`: a file from its first byte to works that can be found, beside a bare COPY
 * of the same rows.
 */
export async function benchImport(dataDir: string, args: readonly string[]): Promise<boolean> {
  const works = worksOf(args);
  const format = args.includes('cwr') ? 'cwr' : 'csv';
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const api = await createApi(env);
  const app = await buildApp(api.context);
  const memory = watchMemory();
  try {
    const address = `${await app.listen({ port: 0, host: '127.0.0.1' })}${API_PREFIX}`;
    const call = await callerOf(api, address);
    const reader = readWhile(await callerOf(api, address));
    const before = megabytes(process.memoryUsage().rss);
    const seconds = { check: 0, write: 0 };
    let job = await send(call, works, format);
    seconds.check = (await timeOf(async () => (job = await check(call, job)))) / 1_000;
    seconds.write =
      (await timeOf(async () => (job = await step(call, job, ['POST', 'start', { as_drafts: false }])))) / 1_000;
    const calls = await reader.stop();
    const peak = memory.stop();
    const raw = (await copyAgain(api.context.connection, job.id)) / 1_000;
    print({ works: job.imported, seconds, raw, memory: { before, peak }, calls });
    return job.imported === works && works / seconds.write >= AIM.worksASecond && peak <= AIM.megabytes;
  } finally {
    memory.stop();
    await app.close();
    await api.close();
  }
}

function worksOf(args: readonly string[]): number {
  const at = args.indexOf('--works');
  const works = at === -1 ? WORKS : Number(args[at + 1]);
  if (!Number.isInteger(works) || works < 1)
    throw new StartupError('pnpm bench import [--works <number>] [--format csv|cwr]');
  return works;
}

type Call = (
  method: string,
  path: string,
  options?: { json?: unknown; bytes?: Buffer; version?: number },
) => Promise<ImportDetails>;

/** Asks the API over HTTP as a new member. */
async function callerOf({ context }: Awaited<ReturnType<typeof createApi>>, address: string): Promise<Call> {
  const { db, sessions } = context;
  const member = await insertMember(db, { email: `${randomUUID()}@example.org`, corporation_name: 'Bench Music' });
  const { session, binding } = await inTransaction(db, (tx) => sessions.open(tx, { ...member, userAgent: null }));
  const signedIn = {
    authorization: `Bearer ${session.token}`,
    cookie: `session-binding=${binding}`,
    'idempotency-key': randomUUID(),
  };
  return async (method, path, { json, bytes, version } = {}) => {
    const type = bytes ? 'application/octet-stream' : 'application/json';
    const headers = {
      ...signedIn,
      ...((bytes || json !== undefined) && { 'content-type': type }),
      ...(version && { 'if-match': `"${version}"` }),
    };
    const body = bytes ?? (json === undefined ? undefined : JSON.stringify(json));
    const answer = await fetch(`${address}${path}`, {
      method,
      headers,
      ...(body && { body: new Uint8Array(Buffer.from(body)) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    // The API's own schemas have answered it.
    return ((await answer.json()) as { data: ImportDetails }).data;
  };
}

/** Has a table checked with the columns as they were guessed; CWR, which has none to choose, is being checked. */
async function check(call: Call, sent: ImportDetails): Promise<ImportDetails> {
  if (!sent.preview) return settled(call, sent.id);
  const { columns, share_unit } = sent.preview;
  return step(call, sent, ['PUT', 'choices', { columns, share_unit }]);
}

async function send(call: Call, works: number, format: keyof typeof FILES): Promise<ImportDetails> {
  const { name, pieces } = FILES[format];
  // Made twice, so that not all of the file stands in the memory that is being measured.
  let bytes = 0;
  for (const row of pieces(works)) bytes += Buffer.byteLength(row);
  process.stdout.write(`A file of ${works.toLocaleString('en')} works as ${format}, ${megabytes(bytes)} MB\n`);
  const { id } = await call('POST', '/imports', { json: { file_name: name, bytes } });
  let [number, piece] = [0, Buffer.alloc(0)];
  let rows: string[] = [];
  const flush = async (isLast: boolean) => {
    piece = Buffer.concat([piece, Buffer.from(rows.join(''))]);
    rows = [];
    while (piece.length >= IMPORT_PART_BYTES || (isLast && piece.length > 0)) {
      await call('PUT', `/imports/${id}/parts/${number}`, { bytes: piece.subarray(0, IMPORT_PART_BYTES) });
      piece = piece.subarray(IMPORT_PART_BYTES);
      number += 1;
    }
  };
  for (const row of pieces(works)) if (rows.push(row) === 10_000) await flush(false);
  await flush(true);
  return format === 'cwr' ? call('GET', `/imports/${id}`) : settled(call, id);
}

async function step(
  call: Call,
  { id, version }: ImportDetails,
  [method, path, json]: readonly [string, string, unknown],
) {
  await call(method, `/imports/${id}/${path}`, { json, version });
  return settled(call, id);
}

async function settled(call: Call, id: string): Promise<ImportDetails> {
  for (;;) {
    const job = await call('GET', `/imports/${id}`);
    if (!RUNNING_IMPORT_STATES.includes(job.state)) return job;
    await pause(100);
  }
}

/** Another member reads their list meanwhile: an import must not be felt by others. */
function readWhile(call: Call) {
  let isOver = false;
  const taken: number[] = [];
  const reading = (async () => {
    while (!isOver) {
      taken.push(await timeOf(() => call('GET', '/compositions')));
      await pause(50);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await reading;
      return timingOf(taken);
    },
  };
}

function watchMemory() {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      return megabytes(peak);
    },
  };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}

interface Outcome {
  readonly works: number;
  readonly seconds: { readonly check: number; readonly write: number };
  readonly raw: number;
  readonly memory: { readonly before: number; readonly peak: number };
  readonly calls: ReturnType<typeof timingOf>;
}

function print({ works, seconds: { check, write }, raw, memory, calls }: Outcome): void {
  const rate = (seconds: number) =>
    `${Math.round(works / seconds).toLocaleString('en')} works/s (${seconds.toFixed(1)} s)`;
  const lines = [
    `checked: ${rate(check)}`,
    `written, and to be found: ${rate(write)}, aim ${AIM.worksASecond.toLocaleString('en')}`,
    `a bare COPY of the same rows: ${rate(raw)}`,
    `most memory of the API with its threads: ${memory.peak} MB (${memory.before} before), aim ${AIM.megabytes}`,
    `another member's list meanwhile: p50 ${calls.p50.toFixed(1)} ms, p95 ${calls.p95.toFixed(1)} ms`,
  ];
  process.stdout.write(`${lines.map((line) => `  ${line}`).join('\n')}\n`);
}
