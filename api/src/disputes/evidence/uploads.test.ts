import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { EVIDENCE_MOST_BYTES } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fakeClamd } from '../../platform/files/testing/fake-clamd.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { storeCase } from '../../testing/test-cases.ts';
import { until } from '../../testing/until.ts';
import { aPdf } from './testing/sample-documents.ts';
import { listEvidence, sendEvidence } from './testing/send-evidence.ts';

/** On a real socket, for what happens during a transfer. */
let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let caseId: string;
let port: number;
beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address = api.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => api.close());
beforeEach(async () => {
  caseId = await storeCase(api, { claimant: ama, respondent: kofi });
});

/** A started upload without any bytes yet. */
function begin(headers: Record<string, string> = {}) {
  const request = http.request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    agent: false,
    path: `/api/v1/oppositions/${caseId}/evidence?kind=letter&file_name=letter.pdf`,
    headers: {
      ...ama.headers,
      'content-type': 'application/octet-stream',
      'idempotency-key': randomUUID(),
      ...headers,
    },
  });
  const answer = new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      json(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
  });
  return { request, answer };
}

const arriving = () => fs.readdir(path.join(api.env.DATA_DIR, 'arriving')).catch(() => []);
const bytesArrived = async () => {
  const folder = path.join(api.env.DATA_DIR, 'arriving');
  const sizes = (await arriving()).map(async (name) => (await fs.stat(path.join(folder, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};
const inUse = async () => {
  const used = api.db.selectFrom('file').select('id').where('kind', '=', 'evidence').where('unused_since', 'is', null);
  return (await used.execute()).length;
};

test('accepts a slow upload to its end', async () => {
  const sent = aPdf('slow', 30_000);
  const { request, answer } = begin({ 'content-length': String(sent.length) });
  for (let start = 0; start < sent.length; start += 10_000) {
    request.write(sent.subarray(start, start + 10_000));
    await until(async () => (await bytesArrived()) >= Math.min(start + 10_000, sent.length));
  }
  request.end();
  expect(await answer).toMatchObject({ status: 201, body: { data: { bytes: sent.length } } });
});

test('removes the parts of an interrupted upload', async () => {
  const before = await inUse();
  const { request, answer } = begin({ 'content-length': '10000000' });
  const isBroken = expect(answer).rejects.toThrow();
  request.write(Buffer.alloc(200_000, '%PDF-1.7 '));
  await until(async () => (await arriving()).length === 1);
  request.destroy();
  await isBroken;
  await until(async () => (await arriving()).length === 0);
  expect([await inUse(), await listEvidence(ama, caseId)]).toEqual([before, []]);
});

describe('files above the limit', () => {
  test.each([
    ['says so by its length', { 'content-length': String(EVIDENCE_MOST_BYTES + 1) }],
    ['says nothing of its length', { 'transfer-encoding': 'chunked' }],
  ])('rejects a file that is one byte too large with a message if it %s', async (_how, headers) => {
    const { request, answer } = begin(headers);
    request.end(aPdf('large', EVIDENCE_MOST_BYTES + 1));
    expect(await answer).toMatchObject({
      status: 413,
      body: { code: 'too_large', message: expect.stringContaining('larger than 20 MB') },
    });
    expect(await arriving()).toEqual([]);
  });

  test('cuts off an upload far above the limit', async () => {
    const { request, answer } = begin({ 'content-length': '5000000000' });
    request.write(Buffer.alloc(1_000));
    expect(await answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
    request.destroy();
  });

  test('accepts a file of exactly the allowed size', async () => {
    const { request, answer } = begin();
    request.end(aPdf('just', EVIDENCE_MOST_BYTES));
    expect((await answer).status).toBe(201);
  });
});

test('rejects a request without a file', async () => {
  const empty = begin({ 'content-length': '0' });
  empty.request.end();
  const asJson = begin({ 'content-type': 'application/json' });
  asJson.request.end('{}');
  const words = begin();
  words.request.end('Dear society, I wrote this song.');
  const answers = [await empty.answer, await asJson.answer, await words.answer];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [422, expect.objectContaining({ code: 'empty_file' })],
    [415, expect.objectContaining({ code: 'unsupported_media_type' })],
    [422, expect.objectContaining({ code: 'wrong_type' })],
  ]);
});

test('refuses evidence while the virus scanner is down, stores nothing, and takes the retry', async () => {
  const socket = path.join(api.env.DATA_DIR, 'clamd.sock');
  const guarded = await createTestApi({ CLAMD_SOCKET: socket });
  const [filer, respondent] = [await guarded.signUp(), await guarded.signUp()];
  const id = await storeCase(guarded, { claimant: filer, respondent });
  const upload = { payload: aPdf(), headers: { 'idempotency-key': randomUUID() } };
  const refused = await sendEvidence(filer, id, upload);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'scanner_unavailable']);
  expect(refused.json().message).toMatch(/wasn’t saved. Try again in a few minutes/);
  expect(await guarded.db.selectFrom('file').select('id').execute()).toEqual([]);
  expect(await fs.readdir(path.join(guarded.env.DATA_DIR, 'arriving'))).toEqual([]);
  const scanner = await fakeClamd(socket);
  expect((await sendEvidence(filer, id, upload)).statusCode).toBe(201);
  scanner.close();
  await guarded.close();
});
