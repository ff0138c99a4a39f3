import { useRead } from '@counterpoint/client/queries';
import type { LineUpClaim, RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { lineUpClaimsOf } from '../../../api/claims-api.ts';

export function useLineUpClaims({ id, state }: RecordingDetails) {
  return useRead(lineUpClaimsOf(id), { enabled: state === 'registered' });
}

export function awaitsMe({ is_mine }: RecordingDetails, { state, is_me }: LineUpClaim): boolean {
  return is_mine && state === 'requested' && !is_me;
}
