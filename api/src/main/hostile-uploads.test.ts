// cspell:ignore HDRSO Fxxxx
import { setTimeout as pause } from 'node:timers/promises';
import { IMPORT_PART_BYTES, RUNNING_IMPORT_STATES } from '@counterpoint/domain/schemas/imports';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { csvFile, importTable } from '../interchange/imports/testing/send-import.ts';
import {
  anAcknowledgement,
  HOSTILE_DOCUMENTS,
  HOSTILE_IMPORTS,
  type HostileFile,
  largeAcknowledgement,
} from '../testing/hostile-files.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { storeCase } from '../testing/test-cases.ts';
import { clearNewMembers } from '../testing/test-clearance.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { aPicture, pixelFlood } from '../testing/test-pictures.ts';
import { newKey } from '../testing/test-works.ts';
import { startWatchedServer, type WatchedServer } from '../testing/watched-server.ts';
import { subjectRoutes } from './routes.ts';

/** Processor time, which other programs don't change. The goal is 50; a slow machine takes twice as long. */
const MAX_BLOCK_MS = 100;
/** The goal is 450: 407 to 427 were measured, with a compile cache that is filled meanwhile. */
const MAX_MEMORY_MB = 480;

let api: TestApi;
let ama: TestMember;
let server: WatchedServer;
let caseId: string;

beforeAll(async () => {
  const database = await createTestDatabase();
  api = await createTestApi({}, subjectRoutes, Promise.resolve(database));
  await clearNewMembers(api);
  ama = await api.signUp({ corporation_name: 'Baobab Songs' });
  caseId = await storeCase(api, { claimant: ama, respondent: await api.signUp({ given_name: 'Kofi' }) });
  // Before the server runs, which could take the import itself and count its memory.
  await importWorks(2_000);
  server = await startWatchedServer(database);
  // Loads what every request needs, and the writer of workbooks, which takes 75 ms once per process.
  await call('GET', '/user/profile');
  await call('GET', '/compositions/export?format=xlsx');
  await server.measure();
}, 60_000);
afterEach(async () => {
  const { longestBlockMs, peakMemoryMb } = await server.measure();
  expect(longestBlockMs).toBeLessThan(MAX_BLOCK_MS);
  expect(peakMemoryMb).toBeLessThan(MAX_MEMORY_MB);
});
afterAll(async () => {
  await server.stop();
  await api.close();
});

async function importWorks(count: number) {
  const header = ['Work number', 'Title', 'Writer last name', 'Writer share', 'Writer role'];
  const rows = Array.from({ length: count }, (_, work) => [`W${work}`, `Song ${work}`, 'Mensah', '100', 'CA']);
  expect((await importTable(ama, csvFile([header, ...rows]))).imported).toBe(count);
}

interface Sent {
  readonly body: Uint8Array | string;
  readonly type?: string;
}

async function call(method: string, address: string, sent?: Sent) {
  const content = sent && { 'content-type': sent.type ?? 'application/octet-stream' };
  const response = await fetch(`${server.address}${address}`, {
    method,
    headers: { ...ama.headers, ...newKey(), 'if-match': '"1"', ...content },
    ...(sent && { body: typeof sent.body === 'string' ? sent.body : new Uint8Array(sent.body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    data: isJson ? JSON.parse(text).data : null,
    code: isJson ? JSON.parse(text).code : null,
  };
}

async function sendImport({ name, contents }: HostileFile) {
  const body = JSON.stringify({ file_name: name, bytes: contents.length });
  const { data: job } = await call('POST', '/imports', { body, type: 'application/json' });
  for (let number = 0; number * IMPORT_PART_BYTES < contents.length; number += 1) {
    const body = contents.subarray(number * IMPORT_PART_BYTES, (number + 1) * IMPORT_PART_BYTES);
    expect((await call('PUT', `/imports/${job.id}/parts/${number}`, { body: new Uint8Array(body) })).status).toBe(200);
  }
  for (;;) {
    const { data } = await call('GET', `/imports/${job.id}`);
    if (data.state !== 'uploading' && !RUNNING_IMPORT_STATES.includes(data.state)) return data.state;
    await pause(50);
  }
}

const sendAcknowledgement = (contents: Buffer) =>
  call('PUT', '/acknowledgements?file_name=CW260001052_BAO.V21', { body: new Uint8Array(contents) });

describe('no upload blocks the main thread or fills the memory', () => {
  test('answers others while an acknowledgement of 16.8 MB is read', async () => {
    let isRead = false;
    const reading = sendAcknowledgement(largeAcknowledgement()).finally(() => {
      isRead = true;
    });
    let answered = 0;
    for (; !isRead && answered < 100; answered += 1) expect((await call('GET', '/user/profile')).status).toBe(200);
    expect((await reading).data).toMatchObject({ works: 0, report: { answered: 38_000, matched: 0 } });
    expect(answered).toBeGreaterThan(10);
  });

  test.each([
    ['with an unknown status in every work', () => largeAcknowledgement('ZQ'), 200],
    ['of one header, repeated', () => Buffer.alloc(19_000_000, 'HDRSO\n'), 422],
    [
      'of faults alone',
      () => Buffer.concat([anAcknowledgement(1).subarray(0, 400), Buffer.alloc(19_000_000, 'x\n')]),
      422,
    ],
    ['that is something else', () => Buffer.alloc(19_000_000), 422],
    ['that is too large', () => Buffer.alloc(21_000_000), 413],
  ])('acknowledgement %s', async (_, contents, status) => {
    expect((await sendAcknowledgement(contents())).status).toBe(status);
  });

  test.each(Object.entries(HOSTILE_DOCUMENTS))('evidence: %s', async (_, file) => {
    const { name, contents } = file();
    const address = `/oppositions/${caseId}/evidence?kind=split_sheet&file_name=${name}`;
    const { status } = await call('POST', address, { body: new Uint8Array(contents) });
    expect([201, 422]).toContain(status);
  });

  test.each(Object.entries(HOSTILE_IMPORTS))('import: %s', async (_, file) => {
    expect(['failed', 'mapping', 'checked']).toContain(await sendImport(file()));
  });

  test.each([
    ['of 81 million pixels', async () => pixelFlood(9_000, 9_000), 422],
    ['of 16 million pixels', async () => aPicture('png', 4_000, 4_000), 200],
    ['that is something else', async () => Buffer.alloc(9_900_000, 'RIFFxxxxWEBP'), 422],
  ])('picture %s', async (_, picture, status) => {
    const body = new Uint8Array(await picture());
    expect((await call('PUT', '/user/picture', { body, type: 'image/png' })).status).toBe(status);
  });

  test.each([
    ['nested arrays', '['.repeat(260_000)],
    ['nested objects', `${'{"a":'.repeat(43_000)}1${'}'.repeat(43_000)}`],
    ['80,000 writers', `{"title":"x","writers":[${'{},'.repeat(80_000)}{}]}`],
    ['20,000 unknown fields', `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
  ])('JSON of %s', async (_, body) => {
    const { status } = await call('POST', '/compositions', { body, type: 'application/json' });
    expect([400, 413, 422]).toContain(status);
  });
});

test('exports of 2,000 works don’t block the main thread either', async () => {
  for (const format of ['csv', 'xlsx'])
    expect((await call('GET', `/compositions/export?format=${format}`)).status).toBe(200);
  const body = JSON.stringify({ ids: null, version: '2.1', receiver: '052' });
  // All are read, and none is sent, because the member represents no writer of them.
  expect((await call('POST', '/cwr-files', { body, type: 'application/json' })).code).toBe('no_works');
  expect((await call('GET', `/oppositions/${caseId}/case-file`)).status).toBe(200);
});
