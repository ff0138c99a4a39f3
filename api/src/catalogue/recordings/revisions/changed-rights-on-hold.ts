import { contributorLines, differencesOf } from '@counterpoint/domain/cases';
import { type RecordingDetails, rightLineOf } from '@counterpoint/domain/schemas/recordings';
import type { Tx } from '../../../platform/db/transaction.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { readSubmitter } from '../../entry/entry-repository.ts';
import { frozenNames } from '../claims/frozen-lines.ts';
import { readDisputedParts } from '../claims/rights-on-hold.ts';
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
