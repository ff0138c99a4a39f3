import { type BulkDiscarded, DISCARD_OUTCOMES } from '@counterpoint/domain/schemas';
import { type Database, inTransaction, type Tx } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SeenObject } from '../../../platform/http/seen-object.ts';

type Outcome = BulkDiscarded['items'][number]['outcome'];

/** Throws drafts away, each by itself: one that was changed elsewhere stays, and holds up none of the others. */
export async function discardEach(
  db: Database,
  drafts: readonly SeenObject[],
  discard: (tx: Tx, seen: SeenObject) => Promise<void>,
): Promise<BulkDiscarded> {
  const items: BulkDiscarded['items'] = [];
  for (const seen of drafts) items.push({ id: seen.id, outcome: await discardOne(db, seen, discard) });
  return { items };
}

async function discardOne(
  db: Database,
  seen: SeenObject,
  discard: (tx: Tx, seen: SeenObject) => Promise<void>,
): Promise<Outcome> {
  try {
    await inTransaction(db, (tx) => discard(tx, seen));
    return 'discarded';
  } catch (error) {
    const outcome = error instanceof AppError && DISCARD_OUTCOMES.find((each) => each === error.code);
    if (!outcome) throw error;
    return outcome;
  }
}
