import type { Right } from '@counterpoint/domain/shares';
import { newId } from '../../db/new-id.ts';
import type { Tx } from '../../db/transaction.ts';
import type { DisputedSegment } from '../../recordings/recording-tables.ts';
import type { StoredCase } from '../case/locked-case.ts';

/** What is kept back of a line. */
export interface NewHold {
  readonly right: Right | null;
  /** In hundredths of a per cent. */
  readonly share: number;
  /** Null for the lines of all parties of the case. */
  readonly partyId: string | null;
  /** Where and when, of a recording. */
  readonly scope: readonly DisputedSegment[] | null;
}

/** What a case keeps back from now on, in place of what it kept back before. */
export async function writeHolds(
  tx: Tx,
  { id, composition_id, recording_id }: Pick<StoredCase, 'id' | 'composition_id' | 'recording_id'>,
  { holds, at }: { readonly holds: readonly NewHold[]; readonly at: Date },
): Promise<void> {
  await releaseHolds(tx, id, at);
  if (holds.length === 0) return;
  const of = { opposition_id: id, composition_id, recording_id, since: at, released_at: null };
  await tx
    .insertInto('hold')
    .values(
      holds.map(({ right, share, partyId, scope }) => ({
        ...{ id: newId(), ...of, right, share, party_id: partyId },
        scope: scope === null ? null : JSON.stringify(scope),
      })),
    )
    .execute();
}

/** What a case kept back is open again. */
export async function releaseHolds(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('hold')
    .set({ released_at: at })
    .where('opposition_id', '=', id)
    .where('released_at', 'is', null)
    .execute();
}
