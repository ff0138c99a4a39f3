// cspell:ignore Litiges
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readEnv } from '../platform/config/env.ts';
import { newId } from '../platform/db/new-id.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { scheduleJobs } from '../platform/jobs/job-repository.ts';
import { runDueJobs } from '../platform/jobs/job-runner.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createHttpServer } from './app.ts';
import { type Api, createApi } from './create-api.ts';
import { JOB_HANDLERS } from './wiring.ts';

const OPS = new URL('../../../ops/', import.meta.url);
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

let folder: string;
let port: number;
let api: Api;
let app: ReturnType<typeof createHttpServer>;
const logged: Record<string, unknown>[] = [];
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-metrics-'));
  port = await freePort();
  const { user, password, database, host = '' } = await createTestDatabase();
  const DATABASE_URL = `postgres://${user}:${password}@${encodeURIComponent(host)}/${database}`;
  const env = readEnv({ DATABASE_URL, DATA_DIR: folder, METRICS_PORT: String(port) });
  api = await createApi(env);
  app = createHttpServer(env, { logger: { stream: { write: (line: string) => logged.push(JSON.parse(line)) } } });
  await api.observe(app);
  await app.register(api.plugin);
  app.get('/r/*', async () => '');
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await api.close();
  await fs.rm(folder, { recursive: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function scrape(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return answer.text();
}

test('measures requests by route template and status, statements, the pool and loads of areas', async () => {
  await app.inject('/api/v1/ready');
  await app.inject('/api/v1/compositions/01900000-0000-7000-8000-000000000000?secret=1');
  await app.inject('/r/recordings/1.0.0/remoteEntry.4f2a.js');
  await app.inject('/r/host/1.2.0/main.4f2a.js');
  await app.inject('/r/live-shows2/1.3.0/remoteEntry.4f2a.js');
  const text = await scrape();
  const request = (labels: string) => `counterpoint_request_seconds_count{${labels}} 1`;
  expect(text).toContain(request('method="GET",route="/api/v1/ready",status="200"'));
  expect(text).toContain(request('method="GET",route="/api/v1/compositions/:id",status="401"'));
  expect(text).toContain('counterpoint_area_loads_total{area="recordings",version="1.0.0"} 1');
  expect(text).toContain('counterpoint_area_loads_total{area="host",version="1.2.0"} 1');
  expect(text).toContain('counterpoint_area_loads_total{area="live-shows2",version="1.3.0"} 1');
  expect(text).toMatch(/counterpoint_statement_seconds_count\{kind="select"\} [1-9]/);
  expect(text).toMatch(/counterpoint_pool_connections\{state="busy"\} \d/);
  expect(text).not.toContain('secret');
});

test('shows a job that failed and waits for its retry', async () => {
  const { db } = api.context;
  const later = new Date(Date.now() + 3_600_000);
  const job = { type: 'confirmation_end', subjectId: newId(), details: {}, runAt: later } as const;
  await inTransaction(db, (tx) => scheduleJobs(tx, [job]));
  const confirmation_end = () => Promise.reject(new Error('not now'));
  await runDueJobs({ db, now: () => later, handlers: { ...JOB_HANDLERS, confirmation_end } });
  const text = await scrape();
  expect(text).toContain('counterpoint_jobs_due{type="confirmation_end"} 0');
  expect(text).toContain('counterpoint_jobs_failing{type="confirmation_end"} 1');
  expect(text).toContain('counterpoint_job_age_seconds{type="confirmation_end"} 0');
});

test('shows jobs that are due, and how late the oldest is, in the same scrape', async () => {
  await api.context.db
    .insertInto('job')
    .values({
      id: '01900000-0000-7000-8000-000000000000',
      type: 'case_end',
      subject_id: '01900000-0000-7000-8000-000000000000',
      details: '{}',
      run_at: new Date(Date.now() - 60_000),
      attempts: 1,
    })
    .execute();
  const text = await scrape();
  expect(text).toContain('counterpoint_jobs_due{type="case_end"} 1');
  expect(text).toContain('counterpoint_jobs_failing{type="case_end"} 1');
  expect(text).toMatch(/counterpoint_job_age_seconds\{type="case_end"\} 6\d/);
});

test('tells mail that is tried again from mail that it gave up', async () => {
  for (const attempts of [0, 9, 10])
    await api.context.db
      .insertInto('mail')
      .values({
        id: newId(),
        recipient: 'ama@example.org',
        subject: '',
        body: '',
        attempts,
        next_attempt_at: new Date(Date.now() + 3_600_000),
      })
      .execute();
  const text = await scrape();
  const states = { waiting: 2, failing: 1, given_up: 1 };
  for (const [state, count] of Object.entries(states))
    expect(text).toContain(`counterpoint_mail_waiting{state="${state}"} ${count}`);
});

test('shows the status as a page in the reader’s language', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/status`, { headers: { 'accept-language': 'fr' } });
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await answer.text();
  expect(page).toContain('<html lang="fr">');
  expect(page).toMatch(/Litiges<\/th><td>0<\/td>/);
});

test('shows how fast versions were in browsers', async () => {
  const page = { area: 'recordings', area_version: '1.0.0-0a1b2c3d4e' };
  for (const largest_paint_ms of [1_000, 2_000, 3_000])
    await app.inject({ method: 'POST', url: '/api/v1/frontend/vitals', payload: { ...page, largest_paint_ms } });
  const [text, labels] = [await scrape(), 'area="recordings",version="1.0.0-0a1b2c3d4e"'];
  expect(text).toContain(`counterpoint_pages_measured{${labels}} 3`);
  expect(text).toContain(`counterpoint_largest_paint_ms{${labels}} 2500`);
  expect(text).not.toContain('counterpoint_interaction_ms{');
  for (const errors of ['browser_errors', 'browser_uncaught_errors'])
    expect(text).toContain(`counterpoint_${errors}{area="recordings"} 0`);
  const status = await (await fetch(`http://127.0.0.1:${port}/status`)).text();
  expect(status).toContain('recordings 1.0.0-0a1b2c3d4e</th><td>0 loads while watched, 0 members with errors');
  expect(status).toContain('3 pages measured · LCP 2500 ms</td>');
});

test('counts errors that no error page showed', async () => {
  for (const [description, is_uncaught] of [['Error: shown'], ['Error: in a handler', true]] as const) {
    const payload = { description, context: { area: 'account', is_uncaught } };
    await app.inject({ method: 'POST', url: '/api/v1/frontend/errorlogs', payload });
  }
  const text = await scrape();
  expect(text).toContain('counterpoint_browser_errors{area="account"} 2');
  expect(text).toContain('counterpoint_browser_uncaught_errors{area="account"} 1');
  const status = await (await fetch(`http://127.0.0.1:${port}/status`)).text();
  expect(status).toContain('account</th><td>2 times, 1 of them uncaught</td>');
});

test('answers nothing else there, and neither on the portal’s own port', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  expect((await app.inject('/status')).statusCode).toBe(404);
});

test('logs the trace of a proxy in front, and nothing that isn’t one', async () => {
  logged.length = 0;
  for (const traceparent of [`00-${TRACE}-00f067aa0ba902b7-01`, `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, 'x'])
    await app.inject({ url: '/api/v1/user/profile', headers: { traceparent } });
  const traces = logged.filter(({ msg }) => msg === 'request').map(({ trace_id }) => trace_id);
  expect(traces).toEqual([TRACE, undefined, undefined]);
});

test.each(['prometheus/alerts.yaml', 'grafana/dashboard.json'])('has every metric that %s names', async (file) => {
  const named = (await fs.readFile(new URL(file, OPS), 'utf8')).matchAll(
    /\b(?:counterpoint|nodejs|process)_[a-z0-9_]+/g,
  );
  const help = [...(await scrape()).matchAll(/^# HELP (\S+)/gm)].map(([, name]) => name);
  const names = [...new Set([...named].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')))];
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !help.includes(name))).toEqual([]);
});
