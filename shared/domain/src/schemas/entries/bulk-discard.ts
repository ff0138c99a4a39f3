import * as z from 'zod/mini';
import { id } from '../requests/text.ts';

export const MOST_DISCARDED = 100;

export const DISCARD_OUTCOMES = ['discarded', 'not_found', 'stale_version', 'not_a_draft', 'has_case'] as const;

export const bulkDiscarded = z.object({ items: z.array(z.object({ id, outcome: z.enum(DISCARD_OUTCOMES) })) });
export type BulkDiscarded = z.infer<typeof bulkDiscarded>;
