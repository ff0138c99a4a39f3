import { changeWithin, contributorLines, differencesOf } from '@counterpoint/domain/cases';
import { type RightsLine, toRightsLine } from '@counterpoint/domain/recording-rights';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { readParties } from '../../../parties/party-repository.ts';
import { nameOf } from '../../../parties/party-view.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { readSubmitter } from '../../entry/entry-repository.ts';
import { readDisputedParts, readRightsOnHold } from '../claims/rights-on-hold.ts';
import { enteredRights } from './recording-lines.ts';

/** Returns the parties whose rights or credits a revision changes although they are on hold (ADR 34). */
export async function changedRightsOnHold(
  tx: Tx,
  active: RecordingDetails,
  pending: RecordingDetails,
): Promise<string[]> {
  const submitter = await readSubmitter(tx, RECORDINGS, active.id);
  const changed = (await readRightsOnHold(tx, active.id)).flatMap(({ partyId, scope, mayGiveWay }) => {
    const { isRaised, isLowered } = changeWithin(linesOf(active, partyId), linesOf(pending, partyId), scope);
    return isRaised || isLowered ? [{ partyId, isRefused: isRaised || !mayGiveWay }] : [];
  });
  const parties = await readParties(
    tx,
    changed.map(({ partyId }) => partyId),
  );
  const holders = parties.filter((party) => {
    // The submitter may give up their own rights, and answers for rights holders who aren't members.
    const isOwn = party.id === submitter?.partyId || party.member_id === null;
    return !isOwn || changed.some(({ partyId, isRefused }) => partyId === party.id && isRefused);
  });
  return [...new Set([...holders.map(nameOf), ...(await changedPartsOnHold(tx, active, pending))])];
}

function linesOf(recording: RecordingDetails, partyId: string): RightsLine[] {
  return enteredRights(recording)
    .filter(({ party_id }) => party_id === partyId)
    .map(toRightsLine);
}

async function changedPartsOnHold(tx: Tx, active: RecordingDetails, pending: RecordingDetails): Promise<string[]> {
  const disputed = await readDisputedParts(tx, active.id);
  if (disputed.size === 0) return [];
  const differences = differencesOf(contributorLines(active.contributors), contributorLines(pending.contributors));
  return differences.flatMap(({ line }) => (disputed.has(line.key) ? [line.name] : []));
}
