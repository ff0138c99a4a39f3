import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import * as z from 'zod/mini';
import { createHttpClient } from './index.ts';

const schema = z.object({ title: z.string() });
const file = new Blob([new Uint8Array(300_000)], { type: 'application/octet-stream' });
const realXhr = globalThis.XMLHttpRequest;

/** The body sent, and the result: a response, or the event instead of one. */
interface Sent {
  readonly line: string;
  readonly headers: Headers;
  readonly body: unknown;
}
type Outcome = { readonly status: number; readonly body: unknown } | 'error' | 'never';

let sent: Sent[];
let outcomes: Outcome[];
const found: Outcome = { status: 201, body: { data: { title: 'Sheet' } } };

class ScriptedXhr extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers = new Headers();
  #line = '';
  status = 0;
  responseText = '';
  responseType = '';

  open(method: string, url: string): void {
    this.#line = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getResponseHeader(): string {
    return 'application/json';
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(body: unknown): void {
    sent.push({ line: this.#line, headers: this.#headers, body });
    for (const loaded of [100_000, 300_200])
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
    const outcome = outcomes.shift() ?? found;
    if (outcome === 'never') return;
    if (outcome !== 'error') {
      this.status = outcome.status;
      this.responseText = JSON.stringify(outcome.body);
    }
    queueMicrotask(() => this.dispatchEvent(new Event(outcome === 'error' ? 'error' : 'load')));
  }
}

beforeEach(() => {
  sent = [];
  outcomes = [];
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: ScriptedXhr, configurable: true, writable: true });
});
afterEach(() => {
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: realXhr, configurable: true, writable: true });
});

function send({ renew = async () => false, ...call }: { renew?: () => Promise<boolean>; signal?: AbortSignal } = {}) {
  const progress: number[] = [];
  let token = 'first';
  const onUnauthorised = async () => {
    token = 'second';
    return renew();
  };
  const client = createHttpClient({ session: { get: () => ({ token, exp: 9e9 }) }, onUnauthorised });
  const query = { kind: 'a letter', note: undefined };
  const onSent = (bytes: number) => progress.push(bytes);
  const answer = client.post('/files', { schema, file, query, idempotencyKey: 'key-12345', onSent, ...call });
  return { progress, answer };
}

test('sends a file with session and key, and reports progress to the end', async () => {
  const { progress, answer } = send();
  await expect(answer).resolves.toEqual({ title: 'Sheet' });
  const [{ line, headers, body } = { line: '', headers: new Headers(), body: null }] = sent;
  expect([line, body]).toEqual([`POST ${location.origin}/api/v1/files?kind=a+letter`, file]);
  expect([headers.get('authorization'), headers.get('idempotency-key')]).toEqual(['Bearer first', 'key-12345']);
  // At most the file's size, though the browser also counts what wraps it.
  expect(progress).toEqual([100_000, 300_000]);
});

test('throws the API’s own text for a rejection', async () => {
  outcomes = [{ status: 413, body: { message: 'Too large.', code: 'too_large' } }];
  await expect(send().answer).rejects.toMatchObject({ kind: 'api', status: 413, message: 'Too large.' });
});

test('sends the file again once the member has signed in again', async () => {
  outcomes = [{ status: 401, body: { message: 'Sign in again.', code: 'session_ended' } }];
  await expect(send({ renew: async () => true }).answer).resolves.toEqual({ title: 'Sheet' });
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second']);
});

test('throws a network error with advice when the connection breaks', async () => {
  outcomes = ['error'];
  await expect(send().answer).rejects.toMatchObject({ kind: 'network', message: expect.stringContaining('try again') });
});

test('reports an abort, and sends nothing if aborted before the start', async () => {
  outcomes = ['never'];
  const stop = new AbortController();
  const { answer } = send({ signal: stop.signal });
  await waitFor(() => expect(sent).toHaveLength(1));
  stop.abort();
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
  await expect(send({ signal: stop.signal }).answer).rejects.toMatchObject({ kind: 'aborted' });
  expect(sent).toHaveLength(1);
});
