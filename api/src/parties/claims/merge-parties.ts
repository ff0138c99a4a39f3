import { findOverlap } from '@counterpoint/domain/societies';
import * as text from '../../messages/party-claims.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { removeDocument } from '../../platform/search/search-repository.ts';
import { readParty } from '../composers/composer-repository.ts';
import { indexParty, partyMerged } from '../party-changes.ts';
import { findPartyIdOfMember, updateParty } from '../party-repository.ts';
import { readMemberships } from '../rights-holders/membership-repository.ts';
import type { StoredClaim } from './party-claim-repository.ts';
import {
  deleteParty,
  findMerge,
  insertMerge,
  isImporting,
  readListed,
  readSnapshot,
  removeMemberships,
  restoreClaimed,
  restoreSnapshot,
} from './party-merge-repository.ts';
import {
  digestReferences,
  findMentionsOfBoth,
  findShared,
  listReferences,
  moveReferences,
  returnReferences,
} from './party-reference-repository.ts';

type Party = Awaited<ReturnType<typeof readParty>>;

/** Needs locks on both parties. The claimed party becomes the member's and takes over what names the party that they started with. */
export async function mergeParties(tx: Tx, claim: StoredClaim, at: Date): Promise<void> {
  const { member_id: memberId, party_id: claimedId } = claim;
  const startingId = await findPartyIdOfMember(tx, memberId);
  const [starting, claimed] = [await readParty(tx, startingId), await readParty(tx, claimedId)];
  const references = await listReferences(tx);
  await refuseUnlessMergeable(tx, { starting, claimed, memberId, references });
  const same = await findSameSocieties(tx, startingId, claimedId);
  const [starting_party, claimed_party] = [await readSnapshot(tx, startingId), await readSnapshot(tx, claimedId)];
  const before = await readListed(tx, memberId);
  const same_societies = await removeMemberships(tx, same);
  const moves = await moveReferences(tx, references, { from: startingId, to: claimedId });
  await deleteParty(tx, startingId);
  await removeDocument(tx, 'party', startingId);
  await updateParty(tx, claimedId, mergedColumns(starting, claimed));
  await partyMerged(tx, actOf(claim, claimedId, at));
  const after = await readListed(tx, memberId);
  const listed = {
    compositions: after.compositions.filter((id) => !before.compositions.includes(id)),
    recordings: after.recordings.filter((id) => !before.recordings.includes(id)),
  };
  const digests = await digestReferences(tx, references, claimedId);
  const log = { starting_party, claimed_party, moves, listed, digests, same_societies };
  await insertMerge(tx, { claim_id: claim.id, ...log, merged_at: at });
  await refreshPages(tx, memberId);
}

/** Restores both parties and every row that was moved, unless something that names the party has changed since. Returns when they were merged. */
export async function unmergeParties(tx: Tx, claim: StoredClaim, at: Date): Promise<Date> {
  const { member_id: memberId, party_id: claimedId } = claim;
  const merge = await findMerge(tx, claim.id);
  const claimed = await readParty(tx, claimedId);
  if (!merge || claimed.member_id !== memberId) throw conflict('not_merged', text.notMerged());
  if (await isImporting(tx, memberId)) throw conflict('importing', text.importRunning());
  const references = await listReferences(tx);
  const changed = changedColumns(merge.digests, await digestReferences(tx, references, claimedId));
  if (changed.length > 0) throw conflict('changed_since', text.changedSince({ places: changed.join(', ') }));
  await updateParty(tx, claimedId, { member_id: null, ipi_name_number: null, isni: null });
  await restoreSnapshot(tx, merge.starting_party);
  const missing = await returnReferences(tx, references, {
    moves: merge.moves,
    from: claimedId,
    to: merge.starting_party.id,
  });
  if (missing.length > 0) throw conflict('changed_since', text.changedSince({ places: missing.join(', ') }));
  await restoreClaimed(tx, merge, { memberId, at });
  const act = actOf(claim, merge.starting_party.id, at);
  await partyMerged(tx, act);
  await indexParty(tx, claimedId);
  await publishEvent(tx, 'party.changed', { partyId: claimedId, act });
  await refreshPages(tx, memberId);
  return merge.merged_at;
}

interface Pair {
  readonly starting: Party;
  readonly claimed: Party;
  readonly memberId: string;
  readonly references: Awaited<ReturnType<typeof listReferences>>;
}

async function refuseUnlessMergeable(tx: Tx, { starting, claimed, memberId, references }: Pair): Promise<void> {
  if (claimed.member_id !== null) throw conflict('has_member', text.hasMember());
  if (starting.kind !== claimed.kind) throw conflict('other_kind', text.otherKind());
  for (const column of ['ipi_name_number', 'isni'] as const)
    if (starting[column] !== null && claimed[column] !== null)
      throw conflict('two_numbers', text.twoNumbers({ one: starting[column], other: claimed[column] }));
  if (await isImporting(tx, memberId)) throw conflict('importing', text.importRunning());
  const pair = [starting.id, claimed.id] as const;
  const shared = [...(await findShared(tx, references, pair)), ...(await findMentionsOfBoth(tx, references, pair))];
  if (shared.length > 0) throw conflict('named_together', text.namedTogether({ places: shared.join(', ') }));
}

/**
 * Lists memberships of the claimed party that the member has, too: of two that overlap, neither could be changed. Throws
 * 409 if two of different societies overlap.
 */
async function findSameSocieties(tx: Tx, startingId: string, claimedId: string): Promise<string[]> {
  const own = await readMemberships(tx, startingId);
  const same: string[] = [];
  for (const theirs of await readMemberships(tx, claimedId)) {
    const overlapping = own.filter((each) => findOverlap(theirs, [each]));
    const other = overlapping.find(({ society_name }) => society_name !== theirs.society_name);
    if (other)
      throw conflict('two_societies', text.twoSocieties({ one: other.society_name, other: theirs.society_name }));
    if (overlapping.length > 0) same.push(theirs.id);
  }
  return same;
}

/** Works name the party, so it gets the member's name. The numbers and what others entered stay. */
function mergedColumns(starting: Party, claimed: Party) {
  const { given_names, family_name, organisation_name, stage_names, member_id } = starting;
  const { isni, isni_updated_at } = claimed.isni === null ? starting : claimed;
  return {
    given_names,
    family_name,
    organisation_name,
    member_id,
    isni,
    // Accepting the claim also verifies a number that another member entered.
    isni_status: isni === null ? starting.isni_status : ('assigned' as const),
    isni_updated_at,
    stage_names: stage_names.length > 0 ? stage_names : claimed.stage_names,
    ipi_name_number: claimed.ipi_name_number ?? starting.ipi_name_number,
  };
}

function changedColumns(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): string[] {
  const columns = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...columns].filter((column) => before[column] !== after[column]).sort();
}

function actOf({ account_id, member_id }: StoredClaim, partyId: string, at: Date): Act {
  return { actor: { accountId: account_id, memberId: member_id, partyId }, at };
}

async function refreshPages(tx: Tx, memberId: string): Promise<void> {
  for (const topic of ['profile', 'compositions', 'recordings', 'oppositions', 'notifications'] as const)
    await publish(tx, { topic, memberIds: [memberId] });
}
