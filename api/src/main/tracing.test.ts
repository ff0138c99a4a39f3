import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readEnv } from '../platform/config/env.ts';
import { runDueJobs } from '../platform/jobs/job-runner.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createHttpServer } from './app.ts';
import { createApi } from './create-api.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const NO_ID = '01900000-0000-7000-8000-000000000000';
/** Of OTLP. */
const [SERVER, CLIENT, ERROR] = [2, 3, 2];

interface Sent {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

const sent: Sent[] = [];
const logged: Record<string, unknown>[] = [];
let folder: string;
let collector: http.Server;

/** Answers like a collector that keeps what it gets. */
function collect(request: http.IncomingMessage, response: http.ServerResponse): void {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    const { resourceSpans } = JSON.parse(body);
    for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) sent.push(...spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
}

beforeAll(async () => {
  collector = http.createServer(collect).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  const { port } = collector.address() as AddressInfo;
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-tracing-'));
  const { user, password, database, host = '' } = await createTestDatabase();
  const env = readEnv({
    DATABASE_URL: `postgres://${user}:${password}@${encodeURIComponent(host)}/${database}`,
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
  });
  const api = await createApi(env);
  const app = createHttpServer(env, { logger: { stream: { write: (line: string) => logged.push(JSON.parse(line)) } } });
  await api.observe(app);
  await app.register(api.plugin);
  const traceparent = `00-${TRACE}-${PARENT}-01`;
  await app.inject({ url: `/api/v1/compositions/${NO_ID}?secret=1`, headers: { traceparent } });
  await app.inject({ method: 'POST', url: '/api/v1/session', payload: { email: 'nobody@example.org', password: 'x' } });
  await app.inject('/api/v1/certificates/none');
  const job = {
    id: NO_ID,
    type: 'case_end',
    subject_id: NO_ID,
    details: JSON.stringify({ what: 'response', by: new Date(0) }),
    run_at: new Date(0),
    attempts: 0,
  } as const;
  await api.context.db.insertInto('job').values(job).execute();
  await runDueJobs({ db: api.context.db, now: () => new Date() });
  await app.close();
  // Sends what is left.
  await api.close();
});
afterAll(async () => {
  collector.close();
  await fs.rm(folder, { recursive: true });
});

function spanNamed(name: string): Sent {
  const found = sent.find((span) => span.name === name);
  if (!found) throw new Error(`${name} wasn't sent: ${sent.map((span) => span.name).join(', ')}`);
  return found;
}

const statementsOf = ({ spanId }: Sent) => sent.filter(({ parentSpanId }) => parentSpanId === spanId);

test('a request continues the trace of the proxy in front, which the log names', () => {
  const span = spanNamed('GET /api/v1/compositions/:id');
  expect(span).toMatchObject({ kind: SERVER, traceId: TRACE, parentSpanId: PARENT });
  expect(span.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 401 } });
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'request', status: 401, trace_id: TRACE }));
});

test('statements are part of their request, after its body too', () => {
  for (const name of ['GET /api/v1/certificates/:code', 'POST /api/v1/session']) {
    const span = spanNamed(name);
    const statements = statementsOf(span);
    expect(statements).not.toHaveLength(0);
    for (const statement of statements) expect(statement).toMatchObject({ kind: CLIENT, traceId: span.traceId });
  }
  const { traceId } = spanNamed('POST /api/v1/session');
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'request', status: 401, trace_id: traceId }));
});

test('a job is a trace with its statements', () => {
  const job = spanNamed('job case_end');
  expect(job.parentSpanId).toBeUndefined();
  expect(job.status.code).not.toBe(ERROR);
  expect(statementsOf(job)).not.toHaveLength(0);
});

test('spans hold no address, parameter or text of a statement', () => {
  const text = JSON.stringify(sent);
  for (const personal of ['secret', 'nobody@example.org', NO_ID, 'from ']) expect(text).not.toContain(personal);
});
