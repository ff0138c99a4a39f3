import type { HttpClient, RequestOptions } from '@counterpoint/contract';
import { currentLanguage } from '@counterpoint/messages';
import ky, { type KyInstance } from 'ky';
import type { SessionReader } from '../session/index.ts';
import { defaultBaseUrl } from './base-url.ts';
import { ApiError, TransportError } from './errors.ts';
import { LONG_WAIT_MS } from './long-wait.ts';
import { fileIn, parseResponse } from './parse-response.ts';
import { fetchOrUsePrefetched } from './prefetch.ts';
import { sendWithProgress } from './send-with-progress.ts';

export interface HttpClientOptions {
  /** `/api/v1` of the page's origin by default. */
  readonly baseUrl?: string;
  readonly session: Pick<SessionReader, 'get'>;
  /** The member that the page shows. Changes are refused if the session, switched in another tab, is another member's. */
  readonly memberId?: () => string | undefined;
  /**
   * Called once when the session has ended, however many calls fail. If it resolves to true, each waiting call is
   * repeated once with its body.
   */
  readonly onUnauthorised?: () => Promise<boolean>;
  /** Called when a sensitive act needs the member to prove who they are; repeats the waiting calls like the above. */
  readonly onProofNeeded?: () => Promise<boolean>;
  /** Called when the member must set up a second factor first. */
  readonly onSecondFactorRequired?: () => void;
  /**
   * Called when a call has waited for `LONG_WAIT_MS`, with how to cancel it. The function that it returns is called when the
   * wait is over.
   */
  readonly onLongWait?: (cancel: () => void) => () => void;
}

type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * Creates the API client on ky. Methods throw an `ApiError` or a `TransportError`. No timeout (a requirement) and no
 * retries except after a renewed session: TanStack Query retries reads.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { baseUrl = defaultBaseUrl(), session, memberId, onLongWait } = options;
  const api = ky.create({
    prefix: baseUrl,
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    fetch: fetchOrUsePrefetched,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  });
  const renew = createRenewal(options.onUnauthorised);
  const prove = createRenewal(options.onProofNeeded);

  /** Whether a rejected call may be repeated. */
  async function remedy({ code }: ApiError, token: string | undefined, signal?: AbortSignal): Promise<boolean> {
    switch (code) {
      case 'session_ended':
        // The member may have signed in again during the call, which still had the old token.
        return ![undefined, token].includes(session.get()?.token) || renew(signal);
      case 'proof_needed':
        return prove(signal);
      case 'second_factor_required':
        options.onSecondFactorRequired?.();
    }
    return false;
  }

  async function request<Data>(place: Pick<Line, 'method' | 'path'>, call: Call, read: Reader<Data>): Promise<Data> {
    assertHttp(baseUrl);
    const token = session.get()?.token;
    const line = { ...place, member: place.method === 'get' ? undefined : memberId?.() };
    try {
      return await cancellable(call, onLongWait, (each) => send(api, { ...line, token }, each, read));
    } catch (error) {
      if (!(error instanceof ApiError) || !(await remedy(error, token, call.signal))) throw error;
      const renewed = session.get()?.token;
      return cancellable(call, onLongWait, (each) => send(api, { ...line, token: renewed }, each, read));
    }
  }

  function fetchData<Data>(method: Method, path: string, call: RequestOptions<Data>): Promise<Data> {
    return request({ method, path }, call, async (response) =>
      parseResponse(response, await response.text(), call.schema),
    );
  }

  return {
    get: (path, call) => fetchData('get', path, call),
    post: (path, call) => fetchData('post', path, call),
    put: (path, call) => fetchData('put', path, call),
    delete: (path, call) => fetchData('delete', path, call),
    download: (path, call = {}) => request({ method: 'get', path }, call, fileIn),
  };
}

type Call = Omit<RequestOptions<unknown>, 'schema'>;
type Reader<Data> = (response: Response) => Promise<Data>;

/** Not for uploads that show their progress, which can take long. */
async function cancellable<Data>(
  call: Call,
  onLongWait: HttpClientOptions['onLongWait'],
  run: (call: Call) => Promise<Data>,
): Promise<Data> {
  if (!onLongWait || call.onSent) return run(call);
  const controller = new AbortController();
  const signal = call.signal ? AbortSignal.any([call.signal, controller.signal]) : controller.signal;
  let endWait: (() => void) | undefined;
  const timer = setTimeout(() => {
    endWait = onLongWait(() => controller.abort());
  }, LONG_WAIT_MS);
  try {
    return await run({ ...call, signal });
  } finally {
    clearTimeout(timer);
    endWait?.();
  }
}

interface Line {
  readonly method: Method;
  readonly path: string;
  readonly token: string | undefined;
  readonly member: string | undefined;
}

// biome-ignore lint/complexity/useMaxParams: who sends, where to, what, and how the answer is read make one call
async function send<Data>(api: KyInstance, line: Line, call: Call, read: Reader<Data>): Promise<Data> {
  // Outside the try: an error here is the caller's, such as circular JSON, not the network's.
  const pending = sendCall(api, line, call);
  try {
    return await read(await pending);
  } catch (error) {
    throw toClientError(error, call.signal);
  }
}

function sendCall(api: KyInstance, line: Line, call: Call): Promise<Response> {
  const { file, onSent, signal } = call;
  return api(line.path, {
    method: line.method,
    headers: headersOf(line, call),
    ...(call.json !== undefined && { json: call.json }),
    ...(file && !onSent && { body: file }),
    ...(file &&
      onSent && { fetch: (...request) => sendWithProgress(new Request(...request), { file, onSent, signal }) }),
    ...(call.query && { searchParams: call.query }),
    ...(signal && { signal }),
  });
}

function headersOf({ token, member }: Pick<Line, 'token' | 'member'>, call: Call): Record<string, string> {
  return {
    'accept-language': currentLanguage(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(member !== undefined && { 'acting-member': member }),
    ...(call.version !== undefined && { 'if-match': `"${call.version}"` }),
    ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
  };
}

function toClientError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof ApiError || error instanceof TransportError) return error;
  if (signal?.aborted) return abortError(signal);
  return new TransportError('network', { cause: error });
}

/** Distinguishes `AbortSignal.timeout` from other aborts. */
function abortError(signal: AbortSignal): TransportError {
  const reason: unknown = signal.reason;
  const isTimeout = typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'TimeoutError';
  return new TransportError(isTimeout ? 'timeout' : 'aborted', { cause: reason });
}

function assertHttp(baseUrl: string): void {
  if (!/^https?:\/\//i.test(new URL(baseUrl, location.href).href)) throw new TransportError('unsupported_protocol');
}

/**
 * Has the member sign in again, or prove who they are, once for all waiting calls; resolves to whether these may be
 * repeated. An aborted call stops waiting.
 */
function createRenewal(requestRenewal: (() => Promise<boolean>) | undefined) {
  let underWay: Promise<boolean> | null = null;

  return async function renew(signal: AbortSignal | undefined): Promise<boolean> {
    if (!requestRenewal) return false;
    underWay ??= requestRenewal().finally(() => {
      underWay = null;
    });
    return signal ? rejectOnAbort(underWay, signal) : underWay;
  };
}

function rejectOnAbort(renewed: Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new TransportError('aborted', { cause: signal.reason }));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    renewed.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
