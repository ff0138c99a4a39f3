import { replaceDuplicateCandidate } from '../../catalogue/duplicates/duplicate-candidate-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents } from '../../platform/events/events.ts';
import { readStoredCase } from '../case/stored-case-repository.ts';

/** Staff merge works that are one by agreement or silence. A decision is theirs, for either side. */
export async function requestMerge(
  tx: Tx,
  { caseId, resolution, act: { at } }: DomainEvents['case.resolved'],
): Promise<void> {
  const { kind, object, other_work_id: otherId, number } = await readStoredCase(tx, caseId);
  if (kind !== 'duplicate_work' || otherId === null || resolution === 'decided') return;
  const why = [{ field: 'case' as const, given: number, found: number }];
  await replaceDuplicateCandidate(tx, { id: object.id, otherId, certainty: 'certain', why }, at);
}
