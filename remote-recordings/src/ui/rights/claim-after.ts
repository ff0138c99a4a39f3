import { lowerClaim, restOfClaim } from '@counterpoint/domain/cases';
import { toRightsLine } from '@counterpoint/domain/recording-rights';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import * as text from '../../messages/details.generated.ts';
import { formatRightsLine } from './format-right.ts';
import { myRightsIn } from './my-rights.ts';

/**
 * Says what a revision leaves of the member's claim; nothing if it changes none of it. A claim is what the member holds in
 * all, so it falls by what the revision newly gives them.
 */
export function claimAfter(revision: RecordingDetails, active: RecordingDetails): string[] {
  const claim = active.rights.filter(({ is_me, is_claim }) => is_me && is_claim).map(toRightsLine);
  const granted = {
    now: myRightsIn(revision).map(toRightsLine),
    before: myRightsIn(active).map(toRightsLine),
  };
  if (lowerClaim(claim, granted).length === 0) return [];
  const left = restOfClaim(claim, granted).map(formatRightsLine);
  return left.length === 0 ? [text.confirmEndsClaim()] : [text.confirmLowersClaim(), ...left];
}
