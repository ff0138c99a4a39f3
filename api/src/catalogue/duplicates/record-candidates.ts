import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents } from '../../platform/events/events.ts';
import { insertDuplicateCandidates } from './duplicate-candidate-repository.ts';
import { findDuplicates, readComparable } from './duplicate-service.ts';

/** Records possible duplicates of up to 1,000 new works for staff, including works that the submitters can't see. */
export async function recordDuplicateCandidates(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  const works = [...(await readComparable(tx, ids, 'society'))].map(([id, work]) => ({ id, ...work }));
  const found = await findDuplicates(tx, works, 'society');
  const pairs = works.flatMap(({ id }, place) =>
    (found[place] ?? []).map(({ id: otherId, ...match }) => ({ id, otherId, ...match })),
  );
  await insertDuplicateCandidates(tx, pairs, at);
}

export async function recordCandidatesOfWork(
  tx: Tx,
  { entryKind, id, at }: DomainEvents['entry.submitted'],
): Promise<void> {
  if (entryKind.name === 'composition') await recordDuplicateCandidates(tx, [id], at);
}
