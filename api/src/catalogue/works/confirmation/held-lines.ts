import { shareOf, workLines } from '@counterpoint/domain/oppositions';
import type { CaseLine, CompositionDetails } from '@counterpoint/domain/schemas';
import { RIGHTS, type Right, totalOf } from '@counterpoint/domain/shares';
import { readOpenHolds } from '../../../holds/hold-repository.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import type { OpenCase } from '../../entry/dispute-port.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import type { Viewer } from '../../entry/visibility.ts';
import { readComposition } from '../composition-repository.ts';

/**
 * Whose shares a new version changes though they are on hold: in a disputed right the lines that somebody would have
 * otherwise, and those of the parties of the case (domain.md 3.2). An objection to the new version itself does not stand
 * against its correction.
 */
export async function heldNames(
  tx: Tx,
  inForce: CompositionDetails,
  pending: CompositionDetails,
): Promise<readonly string[]> {
  const [cases, holds] = await Promise.all([
    wiringOf(tx).disputes.readOpenCases(tx, WORKS, inForce.id),
    readOpenHolds(tx, inForce.id, 'composition'),
  ]);
  const change = { before: inForce, after: pending };
  const changed = holds.flatMap(({ opposition_id, right, party_id }) => {
    const found = cases.find(({ id }) => id === opposition_id);
    if (!found || found.contestedRevision === pending.revision) return [];
    const isTheirsAlone = found.contestedRevision !== null && party_id !== null;
    const parties = isTheirsAlone ? [party_id] : [...found.parties.map(({ partyId }) => partyId), party_id ?? ''];
    const held = parties.filter((partyId) => isChanged(change, partyId, right ? [right] : RIGHTS));
    return [...held.map((partyId) => nameIn(change, partyId)), ...disputedNames(change, found)];
  });
  return [...new Set(changed)];
}

/** Lines whose share is in question, of whoever they are: of a writer whom nobody knows too. */
function disputedNames({ before, after }: Change, { disputed }: OpenCase): string[] {
  const [was, is] = [workLines(before, RIGHTS), workLines(after, RIGHTS)];
  return disputed.flatMap(({ line, measure }) => {
    const shareIn = (lines: readonly CaseLine[]) =>
      shareOf(
        lines.find(({ key }) => key === line.key),
        measure ?? 'pr',
      );
    return measure !== null && shareIn(was) !== shareIn(is) ? [line.name] : [];
  });
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
