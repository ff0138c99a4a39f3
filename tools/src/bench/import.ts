import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { API_PREFIX, buildApp } from 'api/main/app.ts';
import { createApi } from 'api/main/create-api.ts';
import { readEnv } from 'api/platform/config/env.ts';
import { StartupError } from 'api/platform/config/startup-error.ts';
import { clearNewMembers } from 'api/testing/test-clearance.ts';
import { insertMember } from 'api/testing/test-member.ts';
import { usage } from '../messages/commands.generated.ts';
import { copyAgain } from './copied-repository.ts';
import type { Caller } from './import-calls.ts';
import { type BenchMessage, type Import, STAGES, type Stage } from './import-stages.ts';
import { type MemoryWatch, megabytesNow, watchMemory } from './memory-watch.ts';
import { type ProcessorTime, processorTimes } from './processor-time.ts';
import { sessionHeaders } from './session-headers.ts';

const TARGETS = { worksPerSecond: 5_000, recordingsPerSecond: 3_000, megabytes: 400 };

/**
 * `pnpm bench import --works N --format csv|cwr`, or `--subject recording` with four rights each: from upload to
 * searchable works, compared with a bare COPY of the same rows.
 */
export async function benchImport(dataDir: string, args: readonly string[]): Promise<boolean> {
  const { works, format } = readOptions(args);
  const target = format === 'recordings' ? TARGETS.recordingsPerSecond : TARGETS.worksPerSecond;
  const api = await createApi(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }));
  const app = await buildApp(api.context);
  const memory = watchMemory();
  try {
    const address = `${await app.listen({ port: 0, host: '127.0.0.1' })}${API_PREFIX}`;
    await clearNewMembers(api.context);
    const publisher = await callerOf(api, address);
    const reader = await callerOf(api, address);
    const clock = new StageClock(await processorTimes(api.context.db));
    const before = megabytesNow();
    process.stdout.write(`A file of ${works.toLocaleString('en')} works as ${format}\n`);
    const options = { publisher, reader, works, format, place: path.join(dataDir, 'sent') };
    const { job, bytes, calls } = await runImport(options, { clock, memory });
    const peak = memory.stop();
    const seconds = clock.secondsOfAll();
    const size = `${Math.round(bytes / 1_000_000)} MB`;
    print(
      `${size}, from the first byte to what can be found (target ${target.toLocaleString('en')}): ${rateOf(works, seconds)}`,
    );
    print(`most memory of the API with its threads: ${peak} MB (${before} before), target ${TARGETS.megabytes}`);
    print(`another member's list meanwhile: p50 ${calls.p50.toFixed(1)} ms, p95 ${calls.p95.toFixed(1)} ms`);
    if (job.imported !== works) throw new Error(`${job.imported} works were imported: ${job.problem}`);
    const bare = (await copyAgain(api.context.connection, job.id, path.join(dataDir, 'copied'))) / 1_000;
    const part = (bare / clock.secondsOf('written')).toFixed(2);
    print(`a bare COPY of the same rows: ${rateOf(works, bare)}, of which the writing reached ${part}`);
    return works / seconds >= target && peak <= TARGETS.megabytes;
  } finally {
    memory.stop();
    await app.close();
    await api.close();
  }
}

const USAGE = 'pnpm bench import [--works <number>] [--format csv|cwr] [--subject composition|recording]';

function readOptions(args: readonly string[]): Pick<Import, 'works' | 'format'> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { works: text, format: text, subject: text } });
  const works = Number(values.works ?? 100_000);
  if (!Number.isInteger(works) || works < 1) throw new StartupError(() => usage({ usage: USAGE }));
  if (values.subject === 'recording') return { works, format: 'recordings' };
  return { works, format: values.format === 'cwr' ? 'cwr' : 'csv' };
}

async function callerOf({ context }: Awaited<ReturnType<typeof createApi>>, address: string): Promise<Caller> {
  const email = `${randomUUID()}@example.org`;
  const member = await insertMember(context.db, { email, corporation_name: 'Bench Music' });
  const headers = await sessionHeaders(context, member);
  return { address, headers: { ...headers, 'idempotency-key': randomUUID() } };
}

interface Watches {
  readonly clock: StageClock;
  readonly memory: MemoryWatch;
}

type ImportOutcome = Extract<BenchMessage, { job: unknown }> & { readonly bytes: number };

async function runImport(options: Import, { clock, memory }: Watches): Promise<ImportOutcome> {
  const client: ChildProcess = fork(fileURLToPath(new URL('./import-client.ts', import.meta.url)));
  try {
    return await new Promise<ImportOutcome>((resolve, reject) => {
      let bytes = 0;
      client.on('message', (message: BenchMessage) => {
        if ('job' in message) return resolve({ ...message, bytes });
        if ('bytes' in message) {
          bytes = message.bytes;
          return clock.begin();
        }
        memory.at(message.stage, message.share);
        if (message.share < 1) return;
        clock.end(message.stage);
        print(clock.describe(message.stage, options.works));
        print(`  MB at each tenth of it: ${memory.tenthsOf(message.stage).join(' ')}`);
      });
      client.once('exit', (code) => reject(new Error(`The members' process ended with ${code}.`)));
      client.send(options);
    });
  } finally {
    client.kill();
  }
}

interface StageTime {
  readonly seconds: number;
  readonly used: ProcessorTime;
}

interface Moment {
  readonly at: number;
  readonly used: ProcessorTime;
}

class StageClock {
  readonly #used: () => ProcessorTime;
  readonly #stageTimes = new Map<Stage, StageTime>();
  #since: Moment = { at: 0, used: { api: 0, database: null } };

  constructor(used: () => ProcessorTime) {
    this.#used = used;
  }

  begin(): void {
    this.#since = { at: performance.now(), used: this.#used() };
  }

  end(stage: Stage): void {
    const { at, used } = this.#since;
    this.begin();
    const now = this.#since;
    const database = now.used.database === null || used.database === null ? null : now.used.database - used.database;
    this.#stageTimes.set(stage, { seconds: (now.at - at) / 1_000, used: { api: now.used.api - used.api, database } });
  }

  secondsOf(stage: Stage): number {
    return this.#stageTimes.get(stage)?.seconds ?? 0;
  }

  secondsOfAll(): number {
    return STAGES.reduce((sum, stage) => sum + this.secondsOf(stage), 0);
  }

  describe(stage: Stage, works: number): string {
    const stageTime = this.#stageTimes.get(stage);
    if (!stageTime) return `not ${stage}`;
    const { api, database } = stageTime.used;
    const ofDatabase = database === null ? '' : `, the database's ${database.toFixed(1)} s`;
    return `${stage}: ${rateOf(works, stageTime.seconds)}, the API's processor time ${api.toFixed(1)} s${ofDatabase}`;
  }
}

function rateOf(works: number, seconds: number): string {
  return `${Math.round(works / seconds).toLocaleString('en')} works/s (${seconds.toFixed(1)} s)`;
}

function print(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
