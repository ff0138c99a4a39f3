// Imports neither ky nor a shared module: the host's entry runs it before these are there.
import { defaultBaseUrl } from './base-url.ts';

interface PrefetchedRequest {
  readonly authorization: string;
  readonly response: Promise<Response>;
  readonly controller: AbortController;
}

const prefetched = new Map<string, PrefetchedRequest>();

/** Sends reads whose responses the client's first calls use. */
export function prefetch(paths: readonly string[], token: string): void {
  const { lang } = document.documentElement;
  const headers = { accept: 'application/json', 'accept-language': lang, authorization: `Bearer ${token}` };
  for (const path of paths) {
    const url = `${defaultBaseUrl()}/${path}`;
    const controller = new AbortController();
    const response = fetch(url, { headers, credentials: 'same-origin', signal: controller.signal });
    // The call that uses it handles a failure.
    response.catch(() => undefined);
    prefetched.set(url, { authorization: headers.authorization, response, controller });
  }
}

/** Fetches, or uses the response that was prefetched in the same session. Each is used once, so a retry fetches again. */
export function fetchOrUsePrefetched(request: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  if (!(request instanceof Request) || request.method !== 'GET') return fetch(request, options);
  const { url, headers, signal } = request;
  const known = prefetched.get(url);
  prefetched.delete(url);
  if (known?.authorization !== headers.get('authorization')) return fetch(request, options);
  const abort = () => known.controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return known.response;
}
