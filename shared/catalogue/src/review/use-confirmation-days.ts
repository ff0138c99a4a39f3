import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { societySettings } from '@counterpoint/domain/schemas';

/** How many days those who are asked have to confirm; null until that is known, and where it cannot be. */
export function useConfirmationDays(): number | null {
  const { http } = useHost();
  const settings = useQuery({
    queryKey: ['reference', 'settings'],
    queryFn: ({ signal }) => http.get('reference/settings', { schema: societySettings, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return settings.data?.confirmation_days ?? null;
}
