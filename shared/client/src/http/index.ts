export { defaultBaseUrl } from './base-url.ts';
export {
  ApiError,
  isApiError,
  isMissing,
  isPassing,
  isStale,
  isTransportError,
  messageOf,
  problemOf,
  TransportError,
  type TransportKind,
} from './errors.ts';
export { createHttpClient, type HttpClientOptions } from './http-client.ts';
export { ignoreNotFound } from './ignore-not-found.ts';
export { LONG_WAIT_MS } from './long-wait.ts';
export { nothing } from './parse-response.ts';
