import { BULK_FAILURES, type BulkOutcome, type BulkResult } from '@counterpoint/domain/schemas/entries';
import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/act.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { VersionedId } from '../../../platform/http/versioned-id.ts';
import type { EntryChange, EntryDefinition, EntryTypes } from '../entry-definition.ts';

interface Acting<E extends EntryTypes> {
  readonly entry: EntryDefinition<E>;
  readonly db: Database;
  readonly act: Act;
}

type ActOnOne<E extends EntryTypes, Target> = (change: EntryChange<E>, target: Target) => Promise<unknown>;

/** Changes entries one by one, each in its own transaction. */
export async function actOnEach<E extends EntryTypes, Target extends VersionedId>(
  acting: Acting<E>,
  targets: readonly Target[],
  actOnOne: ActOnOne<E, Target>,
): Promise<BulkResult> {
  const items: BulkResult['items'] = [];
  for (const target of targets) items.push({ id: target.id, outcome: await outcomeOf(acting, target, actOnOne) });
  return { items };
}

async function outcomeOf<E extends EntryTypes, Target extends VersionedId>(
  { entry, db, act }: Acting<E>,
  target: Target,
  actOnOne: ActOnOne<E, Target>,
): Promise<BulkOutcome> {
  try {
    await inTransaction(db, (tx) => actOnOne({ entry, tx, act }, target));
    return 'done';
  } catch (error) {
    const failure = error instanceof AppError && BULK_FAILURES.find((each) => each === error.code);
    if (!failure) throw error;
    return failure;
  }
}
