import { changeWithin } from '@counterpoint/domain/cases';
import type { RightsLine } from '@counterpoint/domain/recording-rights';
import type { RightLine } from '@counterpoint/domain/schemas/recordings';
import { readParties } from '../../../parties/named-party-repository.ts';
import { nameOf } from '../../../parties/party-view.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { readRightsOnHold } from './rights-on-hold.ts';

export interface Amending {
  readonly recordingId: string;
  readonly before: readonly RightLine[];
  readonly after: readonly RightLine[];
  /** The submitter may give up their own rights and can't change those of others. */
  readonly actorPartyId: string;
}

/** Returns the parties whose rights a revision changes although they are on hold (domain.md 3.2). */
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
    // The submitter answers for rights holders who aren't members.
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
