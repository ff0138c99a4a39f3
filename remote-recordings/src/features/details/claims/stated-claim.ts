import { claimInAll } from '@counterpoint/domain/cases';
import { toRightsLine, withRightsLine } from '@counterpoint/domain/recording-rights';
import type { RecordingDetails, RightView } from '@counterpoint/domain/schemas/recordings';
import { claimOf } from './claimed-values.ts';

/** The claim as the member states it: with the rights that the submitter entered for them. */
export function statedClaim(recording: RecordingDetails): RightView[] {
  const entered = recording.rights.filter(({ is_me, is_claim }) => is_me && !is_claim).map(toRightsLine);
  const claim = claimOf(recording).map((right) => ({ ...toRightsLine(right), right }));
  return claimInAll(claim, entered).map(({ right, ...line }) => withRightsLine(right, line));
}
