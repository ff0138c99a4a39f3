import { compositionQuery, recordingQuery } from '@counterpoint/domain/schemas';
import { listRecordings } from '../../catalogue/recordings/list/recording-list-service.ts';
import { listCompositions } from '../../catalogue/works/list/composition-list-service.ts';
import { API_PREFIX, buildApp } from '../../main/app.ts';
import { createApi } from '../../main/create-api.ts';
import { readEnv } from '../../platform/config/env.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { tidyTables } from './bench-repository.ts';
import { headersOf, memberWithManyWorks } from './many-works.ts';
import { measure, type Timing } from './measure.ts';

const CALLS = 400;
const LIMIT_MS = 60;

type Api = Awaited<ReturnType<typeof createApi>>;
type Query = Readonly<Record<string, string>>;

interface List {
  readonly path: string;
  readonly holds: string;
  /** What a member asks of it: its first page, the ways to narrow and order it, and a page far behind. */
  readonly queries: Readonly<Record<string, Query>>;
  /** The same without HTTP. */
  read(db: Database, actor: Act['actor'], query: Query): Promise<unknown>;
}

const ALIKE = {
  'first page': {},
  'by title': { sort: 'title' },
  'registered only': { filter: 'registered' },
  'in dispute only': { filter: 'in_dispute' },
  'page 1,000': { page: '1000' },
} as const;
const LISTS: readonly List[] = [
  {
    path: '/compositions',
    holds: '10,000 works',
    queries: ALIKE,
    read: (db, actor, query) => listCompositions(db, actor, compositionQuery.parse(query)),
  },
  {
    path: '/recordings',
    holds: '10,000 recordings',
    queries: { ...ALIKE, 'by artist': { sort: 'artist' } },
    read: (db, actor, query) => listRecordings(db, actor, recordingQuery.parse(query)),
  },
];

/** The lists over HTTP for a member with 10,000 works and as many recordings; says whether each way to ask is fast enough. */
export async function benchList(dataDir: string): Promise<boolean> {
  const api = await createApi(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  const app = await buildApp(api.context);
  try {
    const address = `${await app.listen({ port: 0, host: '127.0.0.1' })}${API_PREFIX}`;
    const actor = await memberWithManyWorks(api);
    await tidyTables(api.context.db);
    let isFast = true;
    for (const list of LISTS) isFast = (await benchOne(api, list, { address, actor })) && isFast;
    return isFast;
  } finally {
    await app.close();
    await api.close();
  }
}

interface Asking {
  readonly address: string;
  readonly actor: Act['actor'];
}

async function benchOne(api: Api, { path, holds, queries, read }: List, { address, actor }: Asking): Promise<boolean> {
  const headers = await headersOf(api, actor);
  let isFast = true;
  for (const [what, query] of Object.entries(queries)) {
    const call = await measure(CALLS, async () => {
      const answer = await fetch(`${address}${path}?${new URLSearchParams(query)}`, { headers });
      if (answer.status !== 200) throw new Error(`The list answered ${answer.status}: ${await answer.text()}`);
      await answer.json();
    });
    const peer = await api.context.db.connection().execute((one) => measure(CALLS, () => read(one, actor, query)));
    process.stdout.write(`GET ${path}, ${holds}, ${what}: ${inWords(call)} (limit p95 ${LIMIT_MS} ms)\n`);
    process.stdout.write(`  its statements in one connection: ${inWords(peer)}\n`);
    isFast &&= call.p95 < LIMIT_MS;
  }
  return isFast;
}

function inWords({ p50, p95 }: Timing): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
}
