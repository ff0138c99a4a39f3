import * as z from 'zod/mini';
import * as text from '../../messages/entries.generated.ts';
import { listOf } from '../requests/list-of.ts';
import { body, id, requiredText } from '../requests/text.ts';

export const MAX_BULK_ENTRIES = 100;
export const MAX_REASON_LENGTH = 1000;

const versioned = { id, version: z.int({ error: text.enterVersion }) };

function atOnce<Entry extends z.ZodMiniType>(entry: Entry) {
  return listOf(entry, MAX_BULK_ENTRIES, {
    error: text.chooseEntries,
    tooMany: text.tooManyEntries,
    empty: text.chooseOneEntry,
  });
}

const entries = atOnce(body(versioned, text.chooseEntry));

/** For actions on several entries at once. */
export const chosenEntries = body({ entries });

export const withdrawnEntries = body({ entries, reason: requiredText(text.enterWithdrawal, MAX_REASON_LENGTH) });

/** Each entry has its own contestation. */
export function contestedEntries<Contestation extends z.ZodMiniType>(contestation: Contestation) {
  return body({ entries: atOnce(body({ ...versioned, contestation }, text.chooseEntry)) });
}

/** One field gets the same value in all entries. */
export const editedEntries = body({
  entries,
  field: z.string({ error: text.chooseField }),
  value: z.unknown(),
});

export const BULK_FAILURES = [
  'not_found',
  'stale_version',
  'not_a_draft',
  'has_case',
  'still_named',
  'nothing_to_confirm',
  'nothing_to_contest',
  'not_awaiting',
  'reminded_today',
  'not_the_submitter',
  'no_part',
  'not_withdrawable',
  'in_dispute',
  'claimed_by_others',
  'not_in_force',
  'amendment_exists',
  'validation_failed',
  'iswc_taken',
  'duplicate_isrc',
  'has_duplicates',
] as const;

/** Each entry is changed on its own: one that fails changes nothing for the others. */
export const bulkResult = z.object({
  items: z.array(z.object({ id, outcome: z.enum(['done', ...BULK_FAILURES]) })),
});
export type BulkResult = z.infer<typeof bulkResult>;
export type BulkOutcome = BulkResult['items'][number]['outcome'];
