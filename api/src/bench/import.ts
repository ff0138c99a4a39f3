import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ImportDetails, RUNNING_IMPORT_STATES } from '@counterpoint/domain/schemas';
import { API_PREFIX, buildApp } from '../app.ts';
import { readEnv } from '../config/env.ts';
import { StartupError } from '../config/startup-error.ts';
import { createApi } from '../create-api.ts';
import { inTransaction } from '../db/transaction.ts';
import { insertMember } from '../testing/test-member.ts';
import { copyAgain } from './copied-repository.ts';
import { type BenchFormat, type Call, type Caller, callsOf } from './import-calls.ts';
import { timeOf, timingOf } from './measure.ts';
import type { Sending } from './send-import.ts';

const WORKS = 100_000;
/** What the issue asks for. */
const AIM = { worksASecond: 5_000, recordingsASecond: 3_000, megabytes: 400 };

/**
 * `pnpm bench import --works N --format csv|cwr`, or `--subject recording` with four rights each: a file from its first byte to works that can be found, beside a bare COPY
 * of the same rows.
 */
export async function benchImport(dataDir: string, args: readonly string[]): Promise<boolean> {
  const works = worksOf(args);
  const format = formatIn(args);
  const aim = format === 'recordings' ? AIM.recordingsASecond : AIM.worksASecond;
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const api = await createApi(env);
  const app = await buildApp(api.context);
  const memory = watchMemory();
  try {
    const address = `${await app.listen({ port: 0, host: '127.0.0.1' })}${API_PREFIX}`;
    const caller = await callerOf(api, address);
    const call = callsOf(caller);
    const reader = readWhile(callsOf(await callerOf(api, address)));
    const before = megabytes(process.memoryUsage().rss);
    let job = await send({ caller, works, format });
    const rates = new Rates(works);
    await rates.of('checked', async () => (job = await check(call, job)));
    const seconds = await rates.of(
      `written, and to be found (aim ${aim.toLocaleString('en')})`,
      async () => (job = await step(call, job, ['POST', 'start', { as_drafts: false }])),
    );
    const calls = await reader.stop();
    const peak = memory.stop();
    print({ before, peak, calls });
    const raw = (await copyAgain(api.context.connection, job.id)) / 1_000;
    say(
      `a bare COPY of the same rows: ${rateOf(works, raw)}, of which the import reached ${(raw / seconds).toFixed(2)}`,
    );
    if (job.imported !== works) throw new Error(`${job.imported} works were imported: ${job.problem}`);
    return works / seconds >= aim && peak <= AIM.megabytes;
  } finally {
    memory.stop();
    await app.close();
    await api.close();
  }
}

function formatIn(args: readonly string[]): BenchFormat {
  if (args.includes('recording')) return 'recordings';
  return args.includes('cwr') ? 'cwr' : 'csv';
}

function worksOf(args: readonly string[]): number {
  const at = args.indexOf('--works');
  const works = at === -1 ? WORKS : Number(args[at + 1]);
  if (!Number.isInteger(works) || works < 1)
    throw new StartupError('pnpm bench import [--works <number>] [--format csv|cwr] [--subject composition|recording]');
  return works;
}

/** A new member of the API. */
async function callerOf({ context }: Awaited<ReturnType<typeof createApi>>, address: string): Promise<Caller> {
  const { db, sessions } = context;
  const member = await insertMember(db, { email: `${randomUUID()}@example.org`, corporation_name: 'Bench Music' });
  const { session, binding } = await inTransaction(db, (tx) => sessions.open(tx, { ...member, userAgent: null }));
  const headers = {
    authorization: `Bearer ${session.token}`,
    cookie: `session-binding=${binding}`,
    'idempotency-key': randomUUID(),
  };
  return { address, headers };
}

/** Has a table checked with the columns as they were guessed; CWR, which has none to choose, is being checked. */
async function check(call: Call, sent: ImportDetails): Promise<ImportDetails> {
  if (!sent.preview) return settled(call, sent.id);
  const { columns, share_unit } = sent.preview;
  return step(call, sent, ['PUT', 'choices', { columns, share_unit }]);
}

/** Has the file sent by a process of its own. */
async function send(sending: Sending): Promise<ImportDetails> {
  const sender = fork(fileURLToPath(new URL('./send-import.ts', import.meta.url)));
  sender.send(sending);
  const [sent] = await Promise.race([
    once(sender, 'message'),
    once(sender, 'exit').then(([code]) => Promise.reject(new Error(`The sender ended with ${code}.`))),
  ]);
  // What `send-import.ts` says when it is done.
  const { id, bytes } = sent as { id: string; bytes: number };
  const { works, format, caller } = sending;
  process.stdout.write(`A file of ${works.toLocaleString('en')} works as ${format}, ${megabytes(bytes)} MB\n`);
  const call = callsOf(caller);
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

/** Says how many works a second each step does, and what of a processor the API takes for them. */
class Rates {
  readonly #works: number;

  constructor(works: number) {
    this.#works = works;
  }

  /** Does a step; gives how many seconds it took. */
  async of(name: string, step: () => Promise<unknown>): Promise<number> {
    const before = process.cpuUsage();
    const seconds = (await timeOf(step)) / 1_000;
    const { user, system } = process.cpuUsage(before);
    const used = ((user + system) / 1_000_000).toFixed(1);
    say(`${name}: ${rateOf(this.#works, seconds)}, the API's processor time ${used} s`);
    return seconds;
  }
}

function rateOf(works: number, seconds: number): string {
  return `${Math.round(works / seconds).toLocaleString('en')} works/s (${seconds.toFixed(1)} s)`;
}

interface Beside {
  readonly before: number;
  readonly peak: number;
  readonly calls: ReturnType<typeof timingOf>;
}

function print({ before, peak, calls }: Beside): void {
  say(`most memory of the API with its threads: ${peak} MB (${before} before), aim ${AIM.megabytes}`);
  say(`another member's list meanwhile: p50 ${calls.p50.toFixed(1)} ms, p95 ${calls.p95.toFixed(1)} ms`);
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
