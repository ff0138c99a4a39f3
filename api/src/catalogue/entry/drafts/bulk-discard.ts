import { type BulkDiscarded, DISCARD_OUTCOMES } from '@counterpoint/domain/schemas/entries';
import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/act.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { VersionedId } from '../../../platform/http/versioned-id.ts';
import type { EntryDefinition, EntryTypes } from '../entry-definition.ts';
import { deleteDraft } from './draft-service.ts';

interface Discarding<E extends EntryTypes> {
  readonly entry: EntryDefinition<E>;
  readonly db: Database;
  readonly act: Act;
}

/** Deletes drafts one by one; a draft that has changed meanwhile is skipped. */
export async function discardDrafts<E extends EntryTypes>(
  discarding: Discarding<E>,
  drafts: readonly VersionedId[],
): Promise<BulkDiscarded> {
  const items: BulkDiscarded['items'] = [];
  for (const target of drafts) items.push({ id: target.id, outcome: await discardDraft(discarding, target) });
  return { items };
}

async function discardDraft<E extends EntryTypes>({ entry, db, act }: Discarding<E>, target: VersionedId) {
  try {
    await inTransaction(db, (tx) => deleteDraft({ entry, tx, act }, target));
    return 'discarded';
  } catch (error) {
    const outcome = error instanceof AppError && DISCARD_OUTCOMES.find((each) => each === error.code);
    if (!outcome) throw error;
    return outcome;
  }
}
