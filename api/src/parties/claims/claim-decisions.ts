import type { PartyClaimState } from '@counterpoint/domain/schemas/parties';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as text from '../../messages/party-claims.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { findPartyIdOfMember, lockParty } from '../party-repository.ts';
import { mergeParties, unmergeParties } from './merge-parties.ts';
import {
  findClaim,
  listOpenClaimsOf,
  lockClaim,
  type NamedClaim,
  reopenClaims,
  type StoredClaim,
  updateClaim,
} from './party-claim-repository.ts';
import { findMerge, lockMemberOf } from './party-merge-repository.ts';

export interface ClaimDecision {
  readonly id: string;
  /** Null if a mailed code decided. */
  readonly staff: string | null;
  readonly at: Date;
}

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'party_claim.decided': { readonly claim: NamedClaim; readonly at: Date };
  }
}

export async function acceptClaim(tx: Tx, { id, staff, at }: ClaimDecision): Promise<void> {
  const claim = await lockOpenClaim(tx, id);
  await mergeParties(tx, claim, at);
  await decide(tx, claim, { state: 'accepted', decided_at: at, decided_by: staff });
  await refuseOtherClaims(tx, claim.party_id, at);
}

export async function refuseClaim(tx: Tx, { id, staff, at }: ClaimDecision, reason: string): Promise<void> {
  const claim = await lockOpenClaim(tx, id);
  await decide(tx, claim, { state: 'refused', decided_at: at, decided_by: staff, reason });
}

export async function undoClaim(tx: Tx, { id, staff, at }: ClaimDecision): Promise<void> {
  const claim = await lockWithParties(tx, id);
  const merge = await findMerge(tx, id);
  if (claim.state !== 'accepted' || !merge) throw conflict('not_merged', text.notMerged());
  await unmergeParties(tx, claim, at);
  await decide(tx, claim, { state: 'undone', decided_at: at, decided_by: staff });
  await reopenClaims(tx, claim.party_id, merge.merged_at);
}

/** Once the party has a member, nobody else can become it. */
export async function refuseOtherClaims(tx: Tx, partyId: string, at: Date): Promise<void> {
  for (const other of await listOpenClaimsOf(tx, partyId))
    await decide(tx, other, { state: 'refused', decided_at: at, decided_by: null });
}

async function lockOpenClaim(tx: Tx, id: string): Promise<StoredClaim> {
  const claim = await lockWithParties(tx, id);
  if (claim.state !== 'open') throw conflict('claim_closed', text.claimClosed());
  return claim;
}

/** Locks in the order of a saved profile: member, parties, claim. */
async function lockWithParties(tx: Tx, id: string): Promise<StoredClaim> {
  const found = await findClaim(tx, id);
  if (!found) throw notFound(notFoundText.claim());
  await lockMemberOf(tx, found.member_id);
  const own = await findPartyIdOfMember(tx, found.member_id);
  for (const partyId of [own, found.party_id].sort()) await lockParty(tx, partyId);
  const claim = await lockClaim(tx, id);
  if (!claim) throw notFound(notFoundText.claim());
  return claim;
}

interface ClaimOutcome {
  readonly state: PartyClaimState;
  readonly decided_at: Date;
  readonly decided_by: string | null;
  readonly reason?: string;
}

async function decide(tx: Tx, { id }: StoredClaim, change: ClaimOutcome): Promise<void> {
  await updateClaim(tx, id, { ...change, code_hash: null, code_expires_at: null });
  const claim = await findClaim(tx, id);
  if (claim) await publishEvent(tx, 'party_claim.decided', { claim, at: change.decided_at });
}
