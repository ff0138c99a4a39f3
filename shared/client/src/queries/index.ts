export { newIdempotencyKey } from './idempotency-key.ts';
export { createQueryClient } from './query-client.ts';
