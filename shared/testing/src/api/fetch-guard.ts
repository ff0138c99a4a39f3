import { afterAll, afterEach } from '@jest/globals';
import { installXhr } from './fake-xhr.ts';

/** Answers a request, or null where it does not know the call. */
export type Responder = (request: Request) => Promise<Response | null>;

const knowsNothing: Responder = async () => null;

let responder: Responder = knowsNothing;
let unanswered: string[] = [];
const realFetch = globalThis.fetch;
const realXhr = globalThis.XMLHttpRequest;

/** Lets `next` answer every `fetch` until the test ends. */
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

/** The calls that nothing answered since it was asked last; asking forgets them. */
export function takeUnhandledCalls(): readonly string[] {
  const calls = unanswered;
  unanswered = [];
  return calls;
}

// Installed as soon as a test file imports this package: no test of a page ever reaches a real network.
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
