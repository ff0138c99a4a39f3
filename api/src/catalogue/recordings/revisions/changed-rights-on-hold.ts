import { changeWithin, contributorLines, differencesOf } from '@counterpoint/domain/cases';
import { type RightsLine, toRightsLine } from '@counterpoint/domain/recording-rights';
import { type RecordingDetails, type RightLine, rightLineOf } from '@counterpoint/domain/schemas/recordings';
import { readParties } from '../../../parties/party-repository.ts';
import { nameOf } from '../../../parties/party-view.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { readSubmitter } from '../../entry/entry-repository.ts';
import { readDisputedParts, readRightsOnHold } from '../claims/rights-on-hold.ts';
import { enteredRights } from './recording-lines.ts';

/** The submitter may give up their own rights. */
export async function changedRightsOnHold(
  tx: Tx,
  active: RecordingDetails,
  pending: RecordingDetails,
): Promise<string[]> {
  const submitter = await readSubmitter(tx, RECORDINGS, active.id);
  const holders = await frozenNames(tx, {
    recordingId: active.id,
    actorPartyId: submitter?.partyId ?? '',
    before: enteredRights(active).map(rightLineOf),
    after: enteredRights(pending).map(rightLineOf),
  });
  return [...new Set([...holders, ...(await changedPartsOnHold(tx, active, pending))])];
}

async function changedPartsOnHold(tx: Tx, active: RecordingDetails, pending: RecordingDetails): Promise<string[]> {
  const disputed = await readDisputedParts(tx, active.id);
  if (disputed.size === 0) return [];
  const differences = differencesOf(contributorLines(active.contributors), contributorLines(pending.contributors));
  return differences.flatMap(({ line }) => (disputed.has(line.key) ? [line.name] : []));
}

interface RightsAmendment {
  readonly recordingId: string;
  readonly before: readonly RightLine[];
  readonly after: readonly RightLine[];
  /** The submitter may give up their own rights and can't change those of others. */
  readonly actorPartyId: string;
}

/** Returns the parties whose rights a revision changes although they are on hold (ADR 34). */
async function frozenNames(tx: Tx, amending: RightsAmendment): Promise<string[]> {
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
  return lines.filter(({ party_id }) => party_id === partyId).map(toRightsLine);
}
