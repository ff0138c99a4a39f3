import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { RIGHTS, type Right, totalOf } from '@counterpoint/domain/shares';
import type { Tx } from '../../db/transaction.ts';
import { readOpenCases, readOpenHolds } from '../../oppositions/work-case-repository.ts';
import { readComposition, type Viewer } from '../composition-repository.ts';

/**
 * Whose shares a new version changes though they are on hold: the disputed right of those whose lines it is (domain.md
 * 3.2). An objection to the new version itself does not stand against its correction.
 */
export async function heldNames(
  tx: Tx,
  inForce: CompositionDetails,
  pending: CompositionDetails,
): Promise<readonly string[]> {
  const [cases, holds] = await Promise.all([readOpenCases(tx, inForce.id), readOpenHolds(tx, inForce.id)]);
  const change = { before: inForce, after: pending };
  const changed = holds.flatMap(({ opposition_id, right, party_id }) => {
    const found = cases.find(({ id }) => id === opposition_id);
    if (!found || found.contestedRevision === pending.revision) return [];
    const parties = party_id ? [party_id] : found.parties.map(({ partyId }) => partyId);
    return parties.filter((partyId) => isChanged(change, partyId, right ? [right] : RIGHTS));
  });
  return [...new Set(changed.map((partyId) => nameIn(change, partyId)))];
}

/** Whether a version that waits would change what has come on hold since it was submitted. */
export async function isHeldBack(tx: Tx, awaiting: CompositionDetails, viewer: Viewer): Promise<boolean> {
  const shown = await readComposition(tx, awaiting.id, viewer);
  if (!shown || shown.revision === awaiting.revision) return false;
  return (await heldNames(tx, shown, awaiting)).length > 0;
}

interface Change {
  readonly before: CompositionDetails;
  readonly after: CompositionDetails;
}

function isChanged({ before, after }: Change, partyId: string, rights: readonly Right[]): boolean {
  const sharesIn = (work: CompositionDetails, right: Right) =>
    totalOf(
      interestsOf(work).filter(({ party_id }) => party_id === partyId),
      right,
    );
  return rights.some((right) => sharesIn(before, right) !== sharesIn(after, right));
}

function nameIn({ before, after }: Change, partyId: string): string {
  const lines = [...interestsOf(before), ...interestsOf(after)];
  return lines.find(({ party_id }) => party_id === partyId)?.name ?? 'a party';
}

function interestsOf({ writers, publishers }: CompositionDetails) {
  return [...writers, ...publishers];
}
