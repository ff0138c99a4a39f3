export { newIdempotencyKey, useIdempotencyKey } from './idempotency-key.ts';
export { createQueryClient } from './query-client.ts';
export { useLiveQueries } from './use-live-queries.ts';
export { fetchRead, queryOf, type Read, useRead } from './use-read.ts';
export { useRefresh } from './use-refresh.ts';
