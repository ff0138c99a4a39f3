import type { Tx } from '../../../platform/db/transaction.ts';
import type { RevisionKey } from '../../entry/entry-kind.ts';
import { copyClaims, type RightRow, readRights } from '../recording-lines-repository.ts';
import { asRightsLine, coversRights } from './rights-on-hold.ts';

/** Carries others' claims over to the next revision, except where its lines newly grant what their holder claimed. */
export async function carryClaims(tx: Tx, key: RevisionKey): Promise<void> {
  const active = await readRights(tx, [key.id]);
  const next = await readRights(tx, [key.id], key.revision);
  const claims = Map.groupBy(
    active.filter(({ claimed_by }) => claimed_by !== null),
    ({ party_id }) => party_id,
  );
  const granted = [...claims].flatMap(([partyId, claimed]) => {
    const isGrantedBy = (rows: readonly RightRow[]) =>
      coversRights(confirmedRights(rows, partyId), claimed.map(asRightsLine));
    return isGrantedBy(next) && !isGrantedBy(active) ? [partyId] : [];
  });
  await copyClaims(tx, key, granted);
}

function confirmedRights(rows: readonly RightRow[], partyId: string) {
  return rows
    .filter(
      ({ party_id, claimed_by, confirmation }) =>
        party_id === partyId && claimed_by === null && confirmation === 'confirmed',
    )
    .map(asRightsLine);
}
