import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import type { LineUpClaim, RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { claimKeys, fetchLineUpClaims } from '../../../api/claims-api.ts';

export function useLineUpClaims({ id, state }: RecordingDetails) {
  const { http } = useHost();
  return useQuery({
    queryKey: claimKeys.lineUp(id),
    queryFn: ({ signal }) => fetchLineUpClaims(http, id, signal),
    enabled: state === 'registered',
  });
}

export function awaitsMe({ is_mine }: RecordingDetails, { state, is_me }: LineUpClaim): boolean {
  return is_mine && state === 'requested' && !is_me;
}
