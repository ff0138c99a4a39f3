import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { heldMandates } from '@counterpoint/domain/schemas/members';

/** The active mandates under which the member may act. */
export function useHeldMandates() {
  const { http } = useHost();
  return useQuery({
    queryKey: ['account', 'mandates', 'held'],
    queryFn: ({ signal }) => http.get('/mandates/held', { schema: heldMandates, signal }),
  });
}
