import { contestRights } from '@counterpoint/domain/cases';
import type { RecordingContestation, RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import * as text from '../../../messages/entries.generated.ts';
import { readPartyName } from '../../../parties/party-repository.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/actor.ts';
import { wrongFields } from '../../../platform/http/app-error.ts';
import type { DisputedLines } from '../../entry/entry-definition.ts';
import { readRecording } from '../recording-repository.ts';
import { enteredRights } from './recording-lines.ts';

/**
 * A member whom the revision removes claims the active revision's rights by default. Throws 422 for a claim that doesn't
 * differ from the revision.
 */
export async function disputedRights(
  { tx, act: { actor: viewer } }: { readonly tx: Tx; readonly act: Act },
  recording: RecordingDetails,
  { rights }: RecordingContestation,
): Promise<DisputedLines> {
  const { id } = recording;
  const { partyId } = viewer;
  const given = ownRights(recording);
  const shown = rights || given.length > 0 ? null : await readRecording(tx, { id, viewer });
  const claimed = rights ?? (shown ? ownRights(shown) : given);
  const party = { id: partyId, name: await readPartyName(tx, partyId) };
  const contested = contestRights(recording.rights, { party, given, claimed });
  const { scope, registeredLines, claimedLines } = contested;
  if (scope.length === 0) throw wrongFields([{ path: 'rights.0.share', message: text.enterDifferentRights() }]);
  return {
    registeredLines,
    claimedLines,
    asked: {},
    scope,
    holds: [{ right: null, share: Math.max(...scope.map(({ total }) => total)), partyId, scope }],
  };
}

function ownRights(recording: RecordingDetails) {
  return enteredRights(recording).filter(({ is_me }) => is_me);
}
