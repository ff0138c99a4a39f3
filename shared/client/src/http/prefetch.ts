interface CallAhead {
  readonly authorization: string;
  readonly response: Promise<Response>;
  abort(reason: unknown): void;
}

interface Reads {
  readonly baseUrl: string;
  readonly token: string;
  readonly language: string;
}

const sent = new Map<string, CallAhead>();

/** Sends reads that the client's first calls take, before the code that makes those has run. */
export function callAhead(paths: readonly string[], { baseUrl, token, language }: Reads): void {
  const headers = { accept: 'application/json', 'accept-language': language, authorization: `Bearer ${token}` };
  const { authorization } = headers;
  for (const path of paths) {
    const url = `${baseUrl}/${path}`;
    const controller = new AbortController();
    const response = fetch(url, { headers, credentials: 'same-origin', signal: controller.signal });
    // The call that takes it handles a failure.
    response.catch(() => undefined);
    sent.set(url, { authorization, response, abort: (reason) => controller.abort(reason) });
  }
}

/** Fetches, or takes what was sent ahead in the same session. It can be taken once, so a retry asks again. */
export function fetchOrTake(request: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  if (!(request instanceof Request) || request.method !== 'GET') return fetch(request, options);
  const { url, headers, signal } = request;
  const ahead = sent.get(url);
  sent.delete(url);
  if (ahead?.authorization !== headers.get('authorization')) return fetch(request, options);
  if (signal.aborted) ahead.abort(signal.reason);
  else signal.addEventListener('abort', () => ahead.abort(signal.reason), { once: true });
  return ahead.response;
}
