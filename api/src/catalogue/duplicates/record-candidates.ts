import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents } from '../../platform/events/events.ts';
import { findDuplicates, readStanding } from './duplicate-service.ts';
import { insertSuspicions } from './suspicion-repository.ts';

/** Records possible duplicates of up to 1,000 new works for staff, including works that the submitters can't see. */
export async function recordDuplicateCandidates(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  const works = [...(await readStanding(tx, ids, 'society'))].map(([id, work]) => ({ id, ...work }));
  const found = await findDuplicates(tx, works, 'society');
  const pairs = works.flatMap(({ id }, place) =>
    (found[place] ?? []).map(({ id: otherId, ...verdict }) => ({ id, otherId, ...verdict })),
  );
  await insertSuspicions(tx, pairs, at);
}

export async function recordCandidatesOfWork(tx: Tx, { of, id, at }: DomainEvents['entry.submitted']): Promise<void> {
  if (of.name === 'composition') await recordDuplicateCandidates(tx, [id], at);
}
