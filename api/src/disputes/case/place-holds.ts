import { differencesOf } from '@counterpoint/domain/cases';
import type { CaseLine, CaseMeasure } from '@counterpoint/domain/schemas/cases';
import type { Right } from '@counterpoint/domain/shares';
import { type NewHold, writeHolds } from '../../holds/hold-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { claimantsOf, type StoredCase } from './stored-case-repository.ts';

interface Loss {
  readonly measure: CaseMeasure;
  readonly lineKey: string;
  readonly partyId: string | null;
  readonly share: number;
}

/** A line's hold is the most that any claim would take from it; a dispute without shares has a hold of 0. */
export async function placeHolds(tx: Tx, stored: StoredCase, at: Date): Promise<void> {
  const { territories = [], from = null, to = null } = stored.asked;
  const within = { scope: stored.scope, territories, from, to };
  const none: NewHold[] = [{ ...within, right: null, share: 0, partyId: null, lineKey: null }];
  const holds = lossesIn(stored).map(({ measure, ...loss }): NewHold => {
    const right: Right | null = measure === 'recording' ? null : measure;
    return { ...within, ...loss, right };
  });
  await writeHolds(tx, stored, { holds: holds.length > 0 ? holds : none, at });
}

function lossesIn(stored: StoredCase): Loss[] {
  const most = new Map<string, Loss>();
  for (const { claimed_lines } of claimantsOf(stored))
    for (const loss of lossesBy(stored.registered_lines, claimed_lines)) {
      const key = `${loss.measure} ${loss.lineKey}`;
      const other = most.get(key);
      if (!other || other.share < loss.share) most.set(key, loss);
    }
  return [...most.values()];
}

function lossesBy(registered: readonly CaseLine[], claimed: readonly CaseLine[]): Loss[] {
  return differencesOf(registered, claimed).flatMap(({ line, measure, before, after }) =>
    measure !== null && after < before
      ? [{ measure, lineKey: line.key, partyId: line.party_id, share: before - after }]
      : [],
  );
}
