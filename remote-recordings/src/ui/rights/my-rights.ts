import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';

/** Leaves out own claims, which need no confirmation. */
export function myRightsIn({ rights }: RecordingDetails): RecordingDetails['rights'] {
  return rights.filter(({ is_me, is_claim }) => is_me && !is_claim);
}
