import { readDashboard } from '../../home/dashboard/dashboard-service.ts';
import { API_PREFIX, buildApp } from '../../main/app.ts';
import { createApi } from '../../main/create-api.ts';
import { readEnv } from '../../platform/config/env.ts';
import type { Act } from '../../platform/http/act.ts';
import { DEMO_SIGN_INS } from '../demo/demo-sign-ins.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { actorOfAccount, tidyTables } from './bench-repository.ts';
import { headersOf, memberWithManyWorks } from './many-works.ts';
import { measure, type Timing } from './measure.ts';

const CALLS = 400;
const LIMITS_MS = { demo: 50, large: 100 };

type Api = Awaited<ReturnType<typeof createApi>>;

/** `GET /dashboard` over HTTP, for a member of the demo and one with 10,000 works; says whether both are fast enough. */
export async function benchDashboard(dataDir: string): Promise<boolean> {
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const api = await createApi(env);
  const app = await buildApp(api.context);
  try {
    const address = `${await app.listen({ port: 0, host: '127.0.0.1' })}${API_PREFIX}`;
    await seedDemo(api.context, new Date());
    const demo = await run(api, address, await actorOfAccount(api.context.db, DEMO_SIGN_INS[0].email));
    const large = await run(api, address, await memberWithManyWorks(api));
    print('demo data', demo, LIMITS_MS.demo);
    print('10,000 works', large, LIMITS_MS.large);
    return demo.call.p95 < LIMITS_MS.demo && large.call.p95 < LIMITS_MS.large;
  } finally {
    await app.close();
    await api.close();
  }
}

interface Run {
  readonly call: Timing;
  /** The same statements, one after another in one connection. */
  readonly peer: Timing;
}

async function run(api: Api, address: string, actor: Act['actor']): Promise<Run> {
  const { db, env, now } = api.context;
  await tidyTables(db);
  const headers = await headersOf(api, actor);
  const call = await measure(CALLS, async () => {
    const answer = await fetch(`${address}/dashboard`, { headers });
    if (answer.status !== 200) throw new Error(`The dashboard answered ${answer.status}: ${await answer.text()}`);
    await answer.json();
  });
  const setting = { now: now(), timeZone: env.SOCIETY_TIME_ZONE };
  const peer = await db.connection().execute((one) => measure(CALLS, () => readDashboard(one, actor, setting)));
  return { call, peer };
}

function print(what: string, { call, peer }: Run, limit: number): void {
  const ms = ({ p50, p95 }: Timing) => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  process.stdout.write(`GET /dashboard, ${what}: ${ms(call)} (limit p95 ${limit} ms)\n`);
  process.stdout.write(`  its statements in one connection: ${ms(peer)}\n`);
}
