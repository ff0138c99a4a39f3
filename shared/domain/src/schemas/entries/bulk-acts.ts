import * as z from 'zod/mini';
import * as text from '../../messages/entries.generated.ts';
import { body, id } from '../requests/text.ts';

export const MOST_AT_ONCE = 100;

/** For actions on several entries at once. */
export const chosenEntries = body({
  entries: z
    .array(body({ id, version: z.int({ error: text.enterVersion }) }, text.chooseEntry), { error: text.chooseEntries })
    .check(
      z.minLength(1, { error: text.chooseOneEntry }),
      z.maxLength(MOST_AT_ONCE, { error: () => text.tooManyEntries({ max: MOST_AT_ONCE }) }),
    ),
});

export const BULK_FAILURES = [
  'not_found',
  'stale_version',
  'not_a_draft',
  'has_case',
  'nothing_to_confirm',
  'not_awaiting',
  'reminded_today',
] as const;

/** Each entry is changed on its own: one that fails changes nothing for the others. */
export const bulkResult = z.object({
  items: z.array(z.object({ id, outcome: z.enum(['done', ...BULK_FAILURES]) })),
});
export type BulkResult = z.infer<typeof bulkResult>;
export type BulkOutcome = BulkResult['items'][number]['outcome'];
