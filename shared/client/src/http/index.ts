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
export { createHttpClient, defaultBaseUrl, type HttpClientOptions, LONG_WAIT_MS } from './http-client.ts';
export { nothing } from './parse-response.ts';
