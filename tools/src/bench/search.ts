import { parseArgs } from 'node:util';
import { createApi } from 'api/main/create-api.ts';
import { readEnv } from 'api/platform/config/env.ts';
import { StartupError } from 'api/platform/config/startup-error.ts';
import { startEmbedded } from 'api/platform/db/embedded/index.ts';
import type { Database } from 'api/platform/db/transaction.ts';
import { MAX_RANKED } from 'api/platform/search/search-repository.ts';
import { labelOf } from 'api/platform/search/tokenize.ts';
import { insertMember } from 'api/testing/test-member.ts';
import { usage } from '../messages/commands.generated.ts';
import { actorOfAccount } from './bench-repository.ts';
import { startClients } from './client-process.ts';
import { type Corpus, createCorpus } from './corpus/corpus.ts';
import { fillWithCorpus } from './corpus/corpus-repository.ts';
import { whileListening } from './listen.ts';
import { measure, print, type Timing, timeOf, timingOf } from './measure.ts';
import { CALL_KINDS, type Call, callsOf } from './search-calls.ts';
import type { SearchRequest, SearchResult } from './search-client.ts';
import {
  findByTrigrams,
  isFilled,
  makeTrigrams,
  markFilled,
  readAhead,
  readBare,
  readServer,
  TRIGRAM_TITLES,
} from './search-repository.ts';
import { sessionHeaders } from './session-headers.ts';

const EMAIL = 'search@example.org';
const CONCURRENCY = 16;
const WARM_UPS = 300;
/** Spreads the bare reads over the table. */
const STRIDE = 9_973;
const WHILE_FILLING = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=16GB',
];
/** 99th percentile, up to a million works and above. */
const LIMIT_MS = { million: 20, more: 50 };

interface Options {
  readonly works: number;
  readonly calls: number;
  /** Keeps the filled database for the next run. */
  readonly folder: string;
}

/** Measures repertoire search and duplicate check over HTTP; returns whether every kind of call is fast enough. */
export async function benchSearch(dataDir: string, args: readonly string[]): Promise<boolean> {
  const options = readOptions(dataDir, args);
  const corpus = createCorpus(options.works);
  await fillOnce(options, corpus);
  return withApi(options, async ({ api, send }) => {
    const { settings, filesBytes } = await readServer(api.context.db);
    print(`PostgreSQL with ${settings}; the files that are searched have ${Math.round(filesBytes / 2 ** 20)} MB`);
    await readAhead(api.context.db);
    const isFast = await runWarm(corpus, send, options);
    await runBare(corpus, api.context.db, options);
    await runAtOnce(corpus, send, options);
    await runBareAtOnce(corpus, api.context.db, options);
    await runPeer(corpus, api.context.db, options);
    return isFast;
  });
}

/** Uses a server without durability, stopped afterwards. */
async function fillOnce(options: Options, corpus: Corpus): Promise<void> {
  const server = await startEmbedded(options.folder, WHILE_FILLING);
  try {
    await withApi(options, async ({ api: { context } }) => {
      if (await isFilled(context.db, options.works)) return;
      const { memberId } = await insertMember(context.db, { email: EMAIL });
      const durations = await timeOf(() => fillWithCorpus(context.connection, corpus, memberId));
      await markFilled(context.db, options.works);
      print(
        `filled with ${options.works.toLocaleString('en')} works and recordings in ${Math.round(durations / 1_000)} s`,
      );
    });
  } finally {
    await server.stop();
  }
}

function readOptions(dataDir: string, args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      works: { type: 'string', default: '1000000' },
      calls: { type: 'string', default: '1000' },
      data: { type: 'string', default: dataDir },
    },
  });
  const [works, calls] = [Number(values.works), Number(values.calls)];
  if (!(works >= 1_000 && works <= 20_000_000 && calls >= 100))
    throw new StartupError(() =>
      usage({ usage: 'pnpm bench search [--works=1000…20000000] [--calls=100…] [--data=<folder>]' }),
    );
  return { works, calls, folder: values.data };
}

type Search = (calls: readonly Call[], concurrency?: number) => Promise<SearchResult>;
type Api = Awaited<ReturnType<typeof createApi>>;

async function withApi<Result>(
  { folder }: Options,
  work: (running: { api: Api; send: Search }) => Promise<Result>,
): Promise<Result> {
  const api = await createApi(readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  const clients = startClients<SearchRequest>('./search-client.ts');
  try {
    return await whileListening(api.context, (address) => {
      let headers: Record<string, string> | null = null;
      const send: Search = async (calls, concurrency = 1) => {
        headers ??= await sessionHeaders(api.context, await actorOfAccount(api.context.db, EMAIL));
        return clients.ask<SearchResult>({ address, headers, calls, concurrency });
      };
      return work({ api, send });
    });
  } finally {
    clients.stop();
    await api.close();
  }
}

async function runWarm(corpus: Corpus, send: Search, { works, calls }: Options): Promise<boolean> {
  const limit = works > 1_000_000 ? LIMIT_MS.more : LIMIT_MS.million;
  let isFast = true;
  for (const kind of CALL_KINDS) {
    const request = callsOf(corpus, { kind, count: calls + WARM_UPS, seed: 2 });
    await send(request.slice(calls));
    const { durations, hasExpected } = await send(request.slice(0, calls));
    const timing = timingOf(durations);
    isFast &&= timing.p99 < limit;
    const found = hasExpected.filter(Boolean).length / calls;
    print(
      `warm, ${kind}: ${formatTiming(timing)} (limit p99 ${limit} ms); ${Math.round(100 * found)} % had the expected entry`,
    );
    const slowest = durations.indexOf(Math.max(...durations));
    print(`  ${durations[slowest]?.toFixed(1)} ms at most, for ${summarize(request[slowest])}`);
  }
  return isFast;
}

async function runAtOnce(corpus: Corpus, send: Search, { calls }: Options): Promise<void> {
  const ofAllKinds = (seed: number) =>
    CALL_KINDS.flatMap(
      (kind) => callsOf(corpus, { kind, count: Math.ceil(calls / CALL_KINDS.length), seed }),
      // Shuffles the kinds of call.
    ).sort((one, other) => one.expectedId.localeCompare(other.expectedId));
  // Opens all connections. Each plans every statement a few times.
  await send(ofAllKinds(4), CONCURRENCY);
  const waiting = ofAllKinds(3);
  let durations: readonly number[] = [];
  const all = await timeOf(async () => {
    ({ durations } = await send(waiting, CONCURRENCY));
  });
  print(
    `${CONCURRENCY} at once, all kinds: ${formatTiming(timingOf(durations))}, ${Math.round((durations.length * 1_000) / all)} a second`,
  );
}

/** Lower bound without HTTP: one entry, and as many as are ranked. */
async function runBare(corpus: Corpus, db: Database, { calls }: Options): Promise<void> {
  const { readOne, readMany } = bareReads(corpus, db);
  const one = await measure(calls, readOne);
  const many = await measure(calls, readMany);
  print(
    `bare, without HTTP: an entry by its reference ${formatTiming(one)}; ${MAX_RANKED} with a word ${formatTiming(many)}`,
  );
}

/** Upper bound of `runAtOnce`: concurrent index lookups, without ranking or HTTP. */
async function runBareAtOnce(corpus: Corpus, db: Database, { calls }: Options): Promise<void> {
  const { readMany } = bareReads(corpus, db);
  const runs = Array(calls).keys();
  const reader = async () => {
    for (const run of runs) await readMany(run);
  };
  const all = await timeOf(() => Promise.all(Array.from({ length: CONCURRENCY }, reader)));
  print(`bare, ${CONCURRENCY} at once: ${MAX_RANKED} with a word ${Math.round((calls * 1_000) / all)} a second`);
}

function bareReads(corpus: Corpus, db: Database) {
  const work = (run: number) => corpus.work((run * STRIDE) % corpus.works);
  return {
    readOne: (run: number) => readBare(db, work(run).reference.toLowerCase(), 1),
    readMany: (run: number) => readBare(db, labelOf(work(run).title).split(' ')[0] ?? '', MAX_RANKED),
  };
}

async function runPeer(corpus: Corpus, db: Database, { calls }: Options): Promise<void> {
  await makeTrigrams(db);
  const labels = callsOf(corpus, { kind: 'misspelt title', count: calls + WARM_UPS, seed: 2 }).map(({ path }) =>
    labelOf(new URLSearchParams(path.split('?')[1]).get('query') ?? ''),
  );
  const timing = await measure(Math.min(calls, 300), (run) => findByTrigrams(db, labels[run] ?? ''));
  print(`peer, pg_trgm over ${TRIGRAM_TITLES.toLocaleString('en')} titles, misspelt title: ${formatTiming(timing)}`);
}

function summarize(call: Call | undefined): string {
  return call?.body?.title ?? decodeURIComponent(call?.path.replace(/.*query=/, '') ?? '').replaceAll('+', ' ');
}

function formatTiming({ p50, p95, p99 }: Timing): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}
