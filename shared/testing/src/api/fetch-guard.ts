import { afterAll, afterEach } from '@jest/globals';
import { installXhr } from './fake-xhr.ts';

/** Responds to a request, or returns null for an unknown call. */
export type Responder = (request: Request) => Promise<Response | null>;

const knowsNothing: Responder = async () => null;

let responder: Responder = knowsNothing;
let unanswered: string[] = [];
const realFetch = globalThis.fetch;
const realXhr = globalThis.XMLHttpRequest;

/** Lets `next` respond to every `fetch` until the test ends. */
export function installFetch(next: Responder): void {
  responder = next;
}

async function guardedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(typeof input === 'string' ? new URL(input, location.href) : input, init);
  request.signal.throwIfAborted();
  const response = await Promise.race([responder(request), abortOf(request.signal)]);
  if (response) return response;
  const call = `${request.method} ${new URL(request.url).pathname}`;
  unanswered.push(call);
  throw new TypeError(`The fake API does not know ${call}.`);
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Returns and clears the calls without a response. */
export function takeUnhandledCalls(): readonly string[] {
  const calls = unanswered;
  unanswered = [];
  return calls;
}

// Installed when a test file imports this package, so that no test reaches a real network.
globalThis.fetch = guardedFetch;
installXhr(guardedFetch);

afterEach(() => {
  responder = knowsNothing;
  const calls = takeUnhandledCalls();
  if (calls.length === 0) return;
  throw new Error(`The page made calls that this test's fakeApi() does not answer: ${calls.join(', ')}.`);
});

afterAll(() => {
  globalThis.fetch = realFetch;
  globalThis.XMLHttpRequest = realXhr;
});
