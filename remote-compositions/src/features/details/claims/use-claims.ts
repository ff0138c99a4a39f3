import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { claimsKey, fetchClaims } from '../../../api/work-api.ts';

export function useClaims({ id, state }: CompositionDetails) {
  const { http } = useHost();
  return useQuery({
    queryKey: claimsKey(id),
    queryFn: ({ signal }) => fetchClaims(http, id, signal),
    enabled: state !== 'draft',
  });
}
