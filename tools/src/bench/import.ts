import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createApi } from 'api/main/create-api.ts';
import { readEnv } from 'api/platform/config/env.ts';
import { StartupError } from 'api/platform/config/startup-error.ts';
import type { Services } from 'api/platform/services.ts';
import { clearNewMembers } from 'api/testing/test-clearance.ts';
import { insertMember } from 'api/testing/test-member.ts';
import { usage } from '../messages/commands.generated.ts';
import { startClients } from './client-process.ts';
import { copyAgain } from './copied-repository.ts';
import type { Caller } from './import-calls.ts';
import type { Import, ImportOutcome, Stage } from './import-client.ts';
import { whileListening } from './listen.ts';
import { print } from './measure.ts';
import { sessionHeaders } from './session-headers.ts';

const WATCH_INTERVAL_MS = 100;
const TARGETS = { worksPerSecond: 5_000, recordingsPerSecond: 3_000, megabytes: 400 };

/**
 * `pnpm bench import --works N --format csv|cwr`, or `--subject recording` with four rights each: from upload to
 * searchable works, compared with a bare COPY of the same rows.
 */
export async function benchImport(dataDir: string, args: readonly string[]): Promise<boolean> {
  const { works, format } = readOptions(args);
  const target = format === 'recordings' ? TARGETS.recordingsPerSecond : TARGETS.worksPerSecond;
  const api = await createApi(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }));
  const { context } = api;
  const clock = new StageClock(works);
  const clients = startClients<Import, Stage>('./import-client.ts', (stage) => clock.end(stage));
  const before = megabytes();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, megabytes());
  }, WATCH_INTERVAL_MS);
  try {
    await clearNewMembers(context);
    print(`A file of ${works.toLocaleString('en')} works as ${format}`);
    const { job, bytes, calls } = await whileListening(context, async (address) => {
      const callers = { publisher: await callerOf(context, address), reader: await callerOf(context, address) };
      return clients.ask<ImportOutcome>({ ...callers, works, format, place: path.join(dataDir, 'sent') });
    });
    const seconds = clock.secondsOfAll();
    print(
      `${Math.round(bytes / 1_000_000)} MB, from the first byte to what can be found (target ${target.toLocaleString('en')}): ${rateOf(works, seconds)}`,
    );
    print(`most memory of the API with its threads: ${peak} MB (${before} before), target ${TARGETS.megabytes}`);
    print(`another member's list meanwhile: p50 ${calls.p50.toFixed(1)} ms, p95 ${calls.p95.toFixed(1)} ms`);
    if (job.imported !== works) throw new Error(`${job.imported} works were imported: ${job.problem}`);
    const bare = (await copyAgain(context.connection, job.id, path.join(dataDir, 'copied'))) / 1_000;
    const part = (bare / clock.secondsOf('written')).toFixed(2);
    print(`a bare COPY of the same rows: ${rateOf(works, bare)}, of which the writing reached ${part}`);
    return works / seconds >= target && peak <= TARGETS.megabytes;
  } finally {
    clearInterval(watch);
    clients.stop();
    await api.close();
  }
}

function megabytes(): number {
  return Math.round(process.memoryUsage.rss() / 1_000_000);
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

async function callerOf(context: Services, address: string): Promise<Caller> {
  const email = `${randomUUID()}@example.org`;
  const member = await insertMember(context.db, { email, corporation_name: 'Bench Music' });
  const headers = await sessionHeaders(context, member);
  return { address, headers: { ...headers, 'idempotency-key': randomUUID() } };
}

class StageClock {
  readonly #works: number;
  readonly #seconds = new Map<Stage, number>();
  #began = performance.now();
  #used = process.cpuUsage();

  constructor(works: number) {
    this.#works = works;
  }

  end(stage: Stage): void {
    const seconds = (performance.now() - this.#began) / 1_000;
    const { user, system } = process.cpuUsage(this.#used);
    this.#began = performance.now();
    this.#used = process.cpuUsage();
    if (stage === 'made') return;
    this.#seconds.set(stage, seconds);
    const processorSeconds = ((user + system) / 1_000_000).toFixed(1);
    print(`${stage}: ${rateOf(this.#works, seconds)}, the API's processor time ${processorSeconds} s`);
  }

  secondsOf(stage: Stage): number {
    return this.#seconds.get(stage) ?? 0;
  }

  secondsOfAll(): number {
    return [...this.#seconds.values()].reduce((sum, seconds) => sum + seconds, 0);
  }
}

function rateOf(works: number, seconds: number): string {
  return `${Math.round(works / seconds).toLocaleString('en')} works/s (${seconds.toFixed(1)} s)`;
}
