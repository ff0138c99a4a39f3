import { compositionQuery } from '@counterpoint/domain/schemas';
import { API_PREFIX, buildApp } from '../app.ts';
import { listCompositions } from '../compositions/catalogue/composition-list-service.ts';
import { readEnv } from '../config/env.ts';
import { createApi } from '../create-api.ts';
import { tidyTables } from './bench-repository.ts';
import { headersOf, memberWithManyWorks } from './many-works.ts';
import { measure, type Timing } from './measure.ts';

const CALLS = 400;
const LIMIT_MS = 60;

/** What a member asks of a list: its first page, the ways to narrow and order it, and a page far behind. */
const QUERIES = {
  'first page': {},
  'by title': { sort: 'title' },
  'registered only': { filter: 'registered' },
  'in dispute only': { filter: 'in_dispute' },
  'page 1,000': { page: '1000' },
} as const;

/** `GET /compositions` over HTTP for a member with 10,000 works; says whether each way to ask is fast enough. */
export async function benchList(dataDir: string): Promise<boolean> {
  const api = await createApi(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  const app = await buildApp(api.context);
  const { db } = api.context;
  try {
    const address = `${await app.listen({ port: 0, host: '127.0.0.1' })}${API_PREFIX}/compositions`;
    const actor = await memberWithManyWorks(api);
    await tidyTables(db);
    const headers = await headersOf(api, actor);
    let isFast = true;
    for (const [what, query] of Object.entries(QUERIES)) {
      const call = await measure(CALLS, async () => {
        const answer = await fetch(`${address}?${new URLSearchParams(query)}`, { headers });
        if (answer.status !== 200) throw new Error(`The list answered ${answer.status}: ${await answer.text()}`);
        await answer.json();
      });
      const asked = compositionQuery.parse(query);
      const peer = await db.connection().execute((one) => measure(CALLS, () => listCompositions(one, actor, asked)));
      print(what, call, peer);
      isFast &&= call.p95 < LIMIT_MS;
    }
    return isFast;
  } finally {
    await app.close();
    await api.close();
  }
}

function print(what: string, call: Timing, peer: Timing): void {
  const ms = ({ p50, p95 }: Timing) => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  process.stdout.write(`GET /compositions, 10,000 works, ${what}: ${ms(call)} (limit p95 ${LIMIT_MS} ms)\n`);
  process.stdout.write(`  its statements in one connection: ${ms(peer)}\n`);
}
