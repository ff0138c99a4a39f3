export { newIdempotencyKey } from './idempotency-key.ts';
export { createQueryClient } from './query-client.ts';
export { useLiveQueries } from './use-live-queries.ts';
