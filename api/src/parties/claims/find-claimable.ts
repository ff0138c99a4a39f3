import type { PartyClaimBasis } from '@counterpoint/domain/schemas/parties';
import * as text from '../../messages/party-claims.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { wrongFields } from '../../platform/http/app-error.ts';
import { lockPartyWith } from '../party-repository.ts';
import type { PartyNames } from '../party-view.ts';
import { findObstacles, insertClaim } from './party-claim-repository.ts';

export interface Claimable {
  readonly partyId: string;
  readonly basis: PartyClaimBasis;
  readonly number: string;
}

export interface NumberMatches {
  readonly claimable: Claimable | null;
  /** Numbers that belong to a member, or to a party that the member can't be. */
  readonly refused: readonly PartyClaimBasis[];
  /** Whether the claimed or own party already has the ISNI. */
  readonly isIsniKnown: boolean;
}

interface Claimant {
  readonly ipi_name_number: string | null;
  readonly isni_number: string | null;
  readonly kind: PartyNames['kind'];
  /** The party that the member has or gets anyway. */
  readonly own: { readonly id: string; readonly isni: string | null } | null;
}

type KnownParty = Row<'party'>;

/**
 * Finds the party without a member that has one of the numbers. Both numbers are public and prove nothing, so it can only
 * be claimed. The IPI name number decides; an ISNI must not contradict it.
 */
export async function matchNumbers(db: Database, claimant: Claimant): Promise<NumberMatches> {
  const { ipi_name_number: ipi, isni_number: isni, own } = claimant;
  const byIpi = othersParty(ipi ? await lockPartyWith(db, 'ipi_name_number', ipi) : undefined, own);
  const byIsni = othersParty(isni ? await lockPartyWith(db, 'isni', isni) : undefined, own);
  const claimed = claimedParty(claimant, byIpi, byIsni);
  const isniOfTarget = (claimed ?? own)?.isni ?? null;
  const refused: PartyClaimBasis[] = byIpi && byIpi !== claimed ? ['ipi_name_number'] : [];
  const hasOtherIsni = isni !== null && isniOfTarget !== null && isniOfTarget !== isni;
  if (hasOtherIsni || (byIsni && byIsni.id !== claimed?.id)) refused.push('isni_number');
  const basis: PartyClaimBasis = claimed === byIpi ? 'ipi_name_number' : 'isni_number';
  const claimable = claimed && { partyId: claimed.id, basis, number: claimant[basis] ?? '' };
  return { claimable, refused, isIsniKnown: isni !== null && isniOfTarget === isni };
}

function othersParty(party: KnownParty | undefined, own: Claimant['own']): KnownParty | null {
  return party && party.id !== own?.id ? party : null;
}

function claimedParty(
  { kind, ipi_name_number: ipi }: Claimant,
  byIpi: KnownParty | null,
  byIsni: KnownParty | null,
): KnownParty | null {
  const isContradicted = ipi !== null && byIsni?.ipi_name_number != null && byIsni.ipi_name_number !== ipi;
  const party = byIpi ?? (isContradicted ? null : byIsni);
  return party?.member_id === null && party.kind === kind ? party : null;
}

/** Gives no access to the claimed party. The caller holds the member's lock, so that only one claim is open. */
export async function openClaim(tx: Tx, { actor, at, requestId }: Act, claimable: Claimable): Promise<void> {
  const { memberId, accountId } = actor;
  const { partyId, basis, number } = claimable;
  const obstacles = await findObstacles(tx, memberId, partyId);
  if (obstacles.some(({ state, party_id }) => state === 'open' && party_id === partyId)) return;
  const [obstacle] = obstacles;
  if (obstacle) {
    const message = obstacle.state === 'open' ? text.otherClaimOpen() : text.refusedBefore();
    throw wrongFields([{ path: basis, message }]);
  }
  const claim = {
    id: newId(),
    party_id: partyId,
    member_id: memberId,
    account_id: accountId,
    basis,
    number,
    created_at: at,
  };
  await insertClaim(tx, claim);
  await recordAudit(tx, { action: 'party_claim.open', actor, subjectId: claim.id, after: claim, requestId });
}
