import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { missingHeaders } from '../testing/generated-calls.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { storeCase } from '../testing/test-cases.ts';
import { aPicture } from '../testing/test-pictures.ts';
import { aDraft, newKey, storeDraft } from '../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let caseId: string;
let picture: string;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp();
  caseId = await storeCase(api, { claimant: ama, respondent: await api.signUp({ given_name: 'Kofi' }) });
  await storeDraft(ama, aDraft('Harbour lights', ama));
  const headers = { 'content-type': 'image/png' };
  const sent = await ama.inject('PUT', '/user/picture', { headers, payload: await aPicture('png') });
  picture = sent.json().data.profile_pic_url.replace('/api/v1', '');
});
afterAll(() => api.close());

const json = { 'content-type': 'application/json' };
const draft = () => ({ headers: newKey(), payload: aDraft('River', ama) });

test.each<[string, number, () => ReturnType<TestMember['inject']>]>([
  ['JSON', 200, () => ama.inject('GET', '/compositions')],
  ['a new object', 201, () => ama.inject('POST', '/compositions', draft())],
  ['no content', 204, () => api.signIn(ama).then((again) => again.inject('DELETE', '/session'))],
  ['broken JSON', 400, () => ama.inject('POST', '/compositions', { headers: { ...json, ...newKey() }, payload: '{' })],
  ['no session', 401, () => api.inject('GET', '/compositions')],
  ['another member’s object', 404, () => ama.inject('GET', '/imports/01900000-0000-7000-8000-000000000000')],
  ['an unknown address', 404, () => api.inject('GET', '/nothing')],
  ['a malformed address', 400, () => api.inject('GET', '/compositions/%zz')],
  ['another method', 405, () => api.inject('DELETE', '/compositions')],
  ['a large body', 413, () => ama.inject('POST', '/compositions', { headers: json, payload: 'x'.repeat(300_000) })],
  [
    'another type',
    415,
    () => ama.inject('POST', '/compositions', { headers: { 'content-type': 'a/b' }, payload: 'x' }),
  ],
  ['wrong fields', 422, () => ama.inject('POST', '/compositions', { headers: newKey(), payload: {} })],
  ['a CSV file', 200, () => ama.inject('GET', '/compositions/export?format=csv')],
  ['a workbook', 200, () => ama.inject('GET', '/imports/template')],
  ['a PDF', 200, () => ama.inject('GET', `/oppositions/${caseId}/case-file`)],
  ['a picture', 200, () => api.inject('GET', picture)],
  ['the description of the API', 200, () => api.inject('GET', '/openapi.json')],
])('security headers come with %s', async (_, status, send) => {
  const { statusCode, headers, body } = await send();
  expect([statusCode, missingHeaders({ headers })]).toEqual([status, []]);
  expect(body).not.toMatch(/\n\s+at |node_modules/);
});

test('security headers come with an event stream and with a request that can’t be read', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = Object(api.app.server.address());
  const stream = await fetch(`http://127.0.0.1:${port}/api/v1/live`, { headers: ama.headers });
  expect([stream.status, missingHeaders({ headers: Object.fromEntries(stream.headers) })]).toEqual([200, []]);
  await stream.body?.cancel();
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/9.9\r\n\r\n');
  const [head = '', ...lines] = (await text(socket)).split('\r\n');
  const headers = Object.fromEntries(
    lines.flatMap((line) => {
      const [name, value] = line.split(/: (.*)/);
      return name && value ? [[name.toLowerCase(), value]] : [];
    }),
  );
  // It has no number, because it never became a request.
  expect([head, missingHeaders({ headers })]).toEqual([expect.stringContaining('400'), ['no proper x-request-id']]);
});
