import { changeWithin } from '@counterpoint/domain/oppositions';
import type { RightsLine } from '@counterpoint/domain/recording-rights';
import type { RightLine } from '@counterpoint/domain/schemas';
import { nameOf } from '../../composers/party-view.ts';
import type { Tx } from '../../db/transaction.ts';
import { readOverlapCases } from '../../oppositions/overlap-case-repository.ts';
import { readHeldParties } from './held-party-repository.ts';

/** What a version of a recording would change, and whose version it is. */
export interface Amending {
  readonly recordingId: string;
  readonly before: readonly RightLine[];
  readonly after: readonly RightLine[];
  /** The party of who submitted it: of its own it may give way, and nobody else's may it touch. */
  readonly actorPartyId: string;
}

/** The names of those whose rights a version would change though they are on hold (domain.md 3.2). */
export async function frozenNames(tx: Tx, amending: Amending): Promise<string[]> {
  const open = await readOverlapCases(tx, amending.recordingId);
  const held = open.flatMap(({ holds }) => holds);
  const changed = [...new Set(held.map(({ partyId }) => partyId))].flatMap((partyId) => {
    const scope = held.filter((hold) => hold.partyId === partyId).flatMap((hold) => hold.scope);
    const change = changeWithin(linesOf(amending.before, partyId), linesOf(amending.after, partyId), scope);
    return change.isRaised || change.isLowered ? [{ partyId, isRaised: change.isRaised }] : [];
  });
  const parties = await readHeldParties(
    tx,
    changed.map(({ partyId }) => partyId),
  );
  return parties.flatMap((party) => {
    // For a holder who is no member its submitter answers, and may give way.
    const isOwn = party.id === amending.actorPartyId || party.member_id === null;
    const isRaised = changed.some(({ partyId, isRaised: raised }) => partyId === party.id && raised);
    return isRaised || !isOwn ? [nameOf(party)] : [];
  });
}

function linesOf(lines: readonly RightLine[], partyId: string): RightsLine[] {
  return lines
    .filter(({ party_id }) => party_id === partyId)
    .map(({ uses, share, territories, valid_from, valid_to }) => {
      return { uses, share, territories, from: valid_from, to: valid_to };
    });
}
