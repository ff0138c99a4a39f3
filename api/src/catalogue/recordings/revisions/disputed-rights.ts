import { completeClaim, holdersWithin } from '@counterpoint/domain/cases';
import { segmentsOf } from '@counterpoint/domain/recording-rights';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { DisputedLines } from '../../entry/entry-definition.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { readSubmitter } from '../../entry/entry-repository.ts';
import type { Viewer } from '../../entry/entry-views.ts';
import { readRecording } from '../recording-repository.ts';
import { enteredRights } from './recording-lines.ts';

interface Reading {
  readonly tx: Tx;
  readonly viewer: Viewer;
}

/** Members claim no figures for rights. A member that the revision removes claims the active revision’s rights. */
export async function disputedRights({ tx, viewer }: Reading, recording: RecordingDetails): Promise<DisputedLines> {
  const atStake = await rightsAtStake({ tx, viewer }, recording);
  const scope = segmentsOf(
    atStake.map(({ uses, share, territories, valid_from, valid_to }) => {
      return { uses, share, territories, from: valid_from, to: valid_to };
    }),
  );
  const registeredLines = holdersWithin(recording.rights, scope);
  const submitter = await readSubmitter(tx, RECORDINGS, recording.id);
  const holds = scope.map((segment) => {
    return { right: null, share: segment.total, partyId: viewer.partyId, scope: [segment] };
  });
  return {
    registeredLines,
    claimedLines: completeClaim(registeredLines, holdersWithin(atStake, scope)),
    asked: {},
    scope,
    respondents: submitter ? [submitter.partyId] : [],
    holds,
  };
}

async function rightsAtStake({ tx, viewer }: Reading, recording: RecordingDetails) {
  const given = ownRights(recording);
  if (given.length > 0) return given;
  const shown = await readRecording(tx, { id: recording.id, viewer });
  return shown ? ownRights(shown) : [];
}

function ownRights(recording: RecordingDetails) {
  return enteredRights(recording).filter(({ is_me }) => is_me);
}
