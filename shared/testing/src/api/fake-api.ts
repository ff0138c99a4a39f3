import { FakeResponse } from './answers.ts';
import { type Call, matchCall } from './call-pattern.ts';
import { installFetch } from './fetch-guard.ts';

/** A call of the fake API. */
export interface FakeRequest {
  /** `GET`, `POST`, … */
  readonly method: string;
  /** Below `/api/v1`, without the query: `/compositions/42`. */
  readonly path: string;
  /** Values of the pattern's `:names`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** The parsed JSON body, or a file as a `Blob`; undefined without one. */
  readonly body: unknown;
}

/** Returns the `data` of a success, or a `FakeResponse`. */
export type FakeHandler = (request: FakeRequest) => unknown;

/** Handlers by `METHOD /path/:name`. A value that is not a function is the `data` of each response. */
export type FakeRoutes = Record<string, FakeHandler | object | null>;

/** The API of one test. */
export interface FakeApi {
  /** All calls so far, in order. */
  readonly requests: readonly FakeRequest[];
  /** The calls that matched a pattern: `api.to('POST /compositions')`. */
  to(pattern: string): readonly FakeRequest[];
  /** Replaces or adds handlers during the test, as when a server recovers. */
  use(routes: FakeRoutes): void;
}

/** Calls of every page; a test that is about them overrides them. */
const EVERYWHERE: FakeRoutes = {
  'GET /reference/settings': {
    confirmation_days: 30,
    work_response_days: 60,
    recording_response_days: 90,
    evidence_days: 60,
    more_time_days: 30,
    time_zone: 'UTC',
  },
  'GET /mandates/held': { items: [], registers_for_others: false },
  'GET /user/limits': {
    storage: { used: 0, most: 5_000_000_000 },
    open_imports: { used: 0, most: 20 },
    drafts: { used: 0, most: 100_000 },
    parties: { used: 0, most: 100_000 },
  },
};

/**
 * Answers `fetch` until the test ends, at HTTP level under the real client. A call without a pattern fails the test and
 * is named.
 */
export function fakeApi(routes: FakeRoutes): FakeApi {
  let current: FakeRoutes = { ...EVERYWHERE, ...routes };
  const seen: { pattern: string; request: FakeRequest }[] = [];

  installFetch(async (request) => {
    const call = callOf(request);
    const match = matchCall(Object.keys(current), call);
    if (!match) return null;
    const { pattern, params } = match;
    const url = new URL(request.url);
    const fake: FakeRequest = {
      ...call,
      params,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: await bodyOf(request.clone()),
    };
    seen.push({ pattern, request: fake });
    const handler = current[pattern];
    return toResponse(typeof handler === 'function' ? await handler(fake) : handler);
  });

  return {
    get requests() {
      return seen.map(({ request }) => request);
    },
    to: (pattern) => seen.filter((each) => each.pattern === pattern).map(({ request }) => request),
    use(more) {
      current = { ...current, ...more };
    },
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  const file = await request.blob();
  if (file.size === 0) return undefined;
  return file.type.startsWith('application/json') ? JSON.parse(await file.text()) : file;
}

function callOf(request: Request): Call {
  return { method: request.method, path: new URL(request.url).pathname.replace(/^\/api\/v1(?=\/)/, '') };
}

function toResponse(result: unknown): Response {
  const { status, body, headers } =
    result instanceof FakeResponse ? result : new FakeResponse(200, { data: result ?? null });
  if (body === undefined) return new Response(null, { status, headers });
  if (body instanceof Blob) return new Response(body, { status, headers });
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}
