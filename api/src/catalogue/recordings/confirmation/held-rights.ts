import { contributorLines, differencesOf } from '@counterpoint/domain/oppositions';
import { type RecordingDetails, rightLineOf } from '@counterpoint/domain/schemas';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Viewer } from '../../entry/visibility.ts';
import { frozenNames } from '../claims/frozen-lines.ts';
import { readDisputedParts } from '../claims/rights-on-hold.ts';
import { readRecording, readSubmitter } from '../recording-repository.ts';

/** The names of those whose rights a new version changes though they are on hold. Its submitter may give way of their own. */
export async function heldHolders(tx: Tx, inForce: RecordingDetails, pending: RecordingDetails): Promise<string[]> {
  const [actorPartyId = ''] = await readSubmitter(tx, inForce.id);
  const holders = await frozenNames(tx, {
    recordingId: inForce.id,
    actorPartyId,
    before: inForce.rights.filter(({ is_claim }) => !is_claim).map(rightLineOf),
    after: pending.rights.filter(({ is_claim }) => !is_claim).map(rightLineOf),
  });
  return [...new Set([...holders, ...(await heldParts(tx, inForce, pending))])];
}

/** Those whose part in the line-up is in question, where a version says it otherwise, or adds or leaves them out. */
async function heldParts(tx: Tx, inForce: RecordingDetails, pending: RecordingDetails): Promise<string[]> {
  const disputed = await readDisputedParts(tx, inForce.id);
  if (disputed.size === 0) return [];
  const differences = differencesOf(contributorLines(inForce.contributors), contributorLines(pending.contributors));
  return differences.flatMap(({ line }) => (disputed.has(line.key) ? [line.name] : []));
}

/** Whether a version that waits would change what has come on hold since it was submitted. */
export async function isRecordingHeldBack(tx: Tx, awaiting: RecordingDetails, viewer: Viewer): Promise<boolean> {
  const shown = await readRecording(tx, awaiting.id, viewer);
  if (!shown || shown.revision === awaiting.revision) return false;
  return (await heldHolders(tx, shown, awaiting)).length > 0;
}
