import { type BulkDiscard, type BulkDiscarded, DISCARD_OUTCOMES } from '@counterpoint/domain/schemas';
import { type Database, inTransaction } from '../../db/transaction.ts';
import type { Act } from '../../http/act.ts';
import { AppError } from '../../http/app-error.ts';
import type { SeenWork } from '../composition-changes.ts';
import { deleteDraft } from './draft-service.ts';

type Outcome = BulkDiscarded['items'][number]['outcome'];

/** Throws drafts away, each by itself: one that was changed elsewhere stays, and holds up none of the others. */
export async function discardDrafts(db: Database, act: Act, { works }: BulkDiscard): Promise<BulkDiscarded> {
  const items: BulkDiscarded['items'] = [];
  for (const seen of works) items.push({ id: seen.id, outcome: await discardOne(db, act, seen) });
  return { items };
}

async function discardOne(db: Database, act: Act, seen: SeenWork): Promise<Outcome> {
  try {
    await inTransaction(db, (tx) => deleteDraft(tx, act, seen));
    return 'discarded';
  } catch (error) {
    const outcome = error instanceof AppError && DISCARD_OUTCOMES.find((each) => each === error.code);
    if (!outcome) throw error;
    return outcome;
  }
}
