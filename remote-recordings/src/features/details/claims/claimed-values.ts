import { toRightsLine } from '@counterpoint/domain/recording-rights';
import type { RecordingDetails, RightView } from '@counterpoint/domain/schemas/recordings';
import { formatRightsLine } from '../../../ui/rights/format-right.ts';

export function claimOf({ rights }: RecordingDetails): RightView[] {
  return rights.filter(({ is_me, is_claim }) => is_me && is_claim);
}

export function otherClaims({ rights }: RecordingDetails): RightView[] {
  return rights.filter(({ is_me, is_claim }) => !(is_me && is_claim));
}

/** Formats `40.00%, all uses, World, from 3 March 2024`. */
export function formatClaim(right: RightView): string {
  return formatRightsLine(toRightsLine(right));
}
