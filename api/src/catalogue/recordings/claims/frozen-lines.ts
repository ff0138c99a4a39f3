import { changeWithin } from '@counterpoint/domain/oppositions';
import type { RightsLine } from '@counterpoint/domain/recording-rights';
import type { RightLine } from '@counterpoint/domain/schemas/recordings';
import { readParties } from '../../../parties/named-party-repository.ts';
import { nameOf } from '../../../parties/party-view.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { readRightsOnHold } from './rights-on-hold.ts';

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
  const held = await readRightsOnHold(tx, amending.recordingId);
  const changed = held.flatMap(({ partyId, scope, mayGiveWay }) => {
    const change = changeWithin(linesOf(amending.before, partyId), linesOf(amending.after, partyId), scope);
    return change.isRaised || change.isLowered ? [{ partyId, mayGiveWay, isRaised: change.isRaised }] : [];
  });
  const parties = await readParties(
    tx,
    changed.map(({ partyId }) => partyId),
  );
  return parties.flatMap((party) => {
    // For a holder who is no member its submitter answers, and may give way.
    const isOwn = party.id === amending.actorPartyId || party.member_id === null;
    const isRefused = changed.some(
      ({ partyId, mayGiveWay, isRaised }) => partyId === party.id && (isRaised || !mayGiveWay),
    );
    return isRefused || !isOwn ? [nameOf(party)] : [];
  });
}

function linesOf(lines: readonly RightLine[], partyId: string): RightsLine[] {
  return lines
    .filter(({ party_id }) => party_id === partyId)
    .map(({ uses, share, territories, valid_from, valid_to }) => {
      return { uses, share, territories, from: valid_from, to: valid_to };
    });
}
