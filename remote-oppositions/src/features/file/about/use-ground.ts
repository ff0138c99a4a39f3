import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import type { CaseObject } from '@counterpoint/domain/schemas/cases';
import { fetchGround, groundKeys } from '../../../api/filing-api.ts';

export function useGround(object: CaseObject) {
  const { http } = useHost();
  return useQuery({
    queryKey: groundKeys.about(object),
    queryFn: ({ signal }) => fetchGround(http, object, signal),
  });
}
