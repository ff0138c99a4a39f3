import type { Tx } from '../../platform/db/transaction.ts';
import { findDuplicates, readStanding } from './duplicate-service.ts';
import { insertSuspicions } from './suspicion-repository.ts';

/**
 * Tells the society's staff which works may be the same as these, which were just submitted or imported: for up to a
 * thousand at once. What the members named in them know of each other's works does not matter here.
 */
export async function recordDuplicateCandidates(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  const works = [...(await readStanding(tx, ids, 'society'))].map(([id, work]) => ({ id, ...work }));
  const found = await findDuplicates(tx, works, 'society');
  const pairs = works.flatMap(({ id }, place) =>
    (found[place] ?? []).map(({ id: otherId, ...verdict }) => ({ id, otherId, ...verdict })),
  );
  await insertSuspicions(tx, pairs, at);
}
