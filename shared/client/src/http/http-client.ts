import type { HttpClient, RequestOptions } from '@counterpoint/contract';
import { currentLanguage } from '@counterpoint/messages';
import ky, { type KyInstance } from 'ky';
import type { SessionReader } from '../session/index.ts';
import { fileIn, parseAnswer } from './answer.ts';
import { ApiError, TransportError } from './errors.ts';
import { createRenewal } from './renewal.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** What an HTTP client is made with. */
export interface HttpClientOptions {
  /** The API's address; `/api/v1` of the page's own server where it is not given. */
  readonly baseUrl?: string;
  /** The token of this session is sent with each request. */
  readonly session: Pick<SessionReader, 'get'>;
  /**
   * Called when the API says that the session has ended, once however many calls hear it. Resolve with true after the
   * member signed in again: every call that waited is then repeated, once, with its body.
   */
  readonly onUnauthorised?: () => Promise<boolean>;
}

type Method = 'get' | 'post' | 'put' | 'delete';

export function defaultBaseUrl(): string {
  return `${location.origin}/api/v1`;
}

/**
 * The API over ky. It throws an `ApiError` or a `TransportError` and shows nothing: the page decides what the member
 * sees. No time-out is set (given), nothing is repeated here but after a renewed session: TanStack Query repeats reads.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { baseUrl = defaultBaseUrl(), session, onUnauthorised } = options;
  const api = ky.create({
    prefix: baseUrl,
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  });
  const renew = createRenewal(onUnauthorised);

  async function request<Data>(line: Omit<Line, 'token' | 'baseUrl'>, call: Call, read: Reader<Data>): Promise<Data> {
    assertHttp(baseUrl);
    const token = session.get()?.token;
    try {
      return await send(api, { ...line, baseUrl, token }, call, read);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401 || error.code !== 'session_ended') throw error;
      // Somebody signed in while this call was under way: its token was merely the old one.
      const isRenewed = isAnother(session.get()?.token, token) || (await renew(call.signal));
      if (!isRenewed) throw error;
      return send(api, { ...line, baseUrl, token: session.get()?.token }, call, read);
    }
  }

  function ask<Data>(method: Method, path: string, call: RequestOptions<Data>): Promise<Data> {
    return request({ method, path }, call, async (response) =>
      parseAnswer(response, await response.text(), call.schema),
    );
  }

  return {
    get: (path, call) => ask('get', path, call),
    post: (path, call) => ask('post', path, call),
    put: (path, call) => ask('put', path, call),
    delete: (path, call) => ask('delete', path, call),
    download: (path, call = {}) => request({ method: 'get', path }, call, fileIn),
  };
}

/** What a call carries; how its answer is read is told beside it. */
type Call = Omit<RequestOptions<unknown>, 'schema'>;
type Reader<Data> = (response: Response) => Promise<Data>;

function isAnother(now: string | undefined, before: string | undefined): boolean {
  return now !== undefined && now !== before;
}

interface Line {
  readonly baseUrl: string;
  readonly method: Method;
  readonly path: string;
  readonly token: string | undefined;
}

// biome-ignore lint/complexity/useMaxParams: who sends, where to, what, and how the answer is read make one call
async function send<Data>(api: KyInstance, line: Line, call: Call, read: Reader<Data>): Promise<Data> {
  // Outside the try: what throws here is a mistake of the caller's, such as JSON in a circle, and not the network's.
  const pending = call.file && call.onSent ? sendFile(line, call, call.file) : sendCall(api, line, call);
  try {
    return await read(await pending);
  } catch (error) {
    throw asOurs(error, call.signal);
  }
}

function sendCall(api: KyInstance, { method, path, token }: Line, call: Call): Promise<Response> {
  return api(path, {
    method,
    headers: headersOf(token, call),
    ...(call.json !== undefined && { json: call.json }),
    ...(call.file && { body: call.file }),
    ...(call.query && { searchParams: call.query }),
    ...(call.signal && { signal: call.signal }),
  });
}

function sendFile({ baseUrl, method, path, token }: Line, call: Call, file: Blob): Promise<Response> {
  const url = new URL(`${baseUrl}${path}`, location.href);
  for (const [name, value] of Object.entries(call.query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const headers = headersOf(token, call);
  const { signal, onSent = () => undefined } = call;
  return sendWithProgress({ method: method.toUpperCase(), url: url.href, headers, file, signal, onSent });
}

function headersOf(token: string | undefined, call: Call): Record<string, string> {
  return {
    'accept-language': currentLanguage(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(call.version !== undefined && { 'if-match': `"${call.version}"` }),
    ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
  };
}

function asOurs(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof ApiError || error instanceof TransportError) return error;
  if (signal?.aborted) return abortError(signal);
  return new TransportError('network', { cause: error });
}

/** Tells a timeout of the call itself (`AbortSignal.timeout`) from other aborts. */
function abortError(signal: AbortSignal): TransportError {
  const reason: unknown = signal.reason;
  const isTimeout = typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'TimeoutError';
  return new TransportError(isTimeout ? 'timeout' : 'aborted', { cause: reason });
}

function assertHttp(baseUrl: string): void {
  if (!/^https?:\/\//i.test(new URL(baseUrl, location.href).href)) throw new TransportError('unsupported_protocol');
}
