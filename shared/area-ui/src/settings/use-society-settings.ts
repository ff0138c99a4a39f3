import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { societySettings } from '@counterpoint/domain/schemas/members';

/** Returns undefined until the settings are loaded. */
export function useSocietySettings() {
  const { http } = useHost();
  const settings = useQuery({
    queryKey: ['reference', 'settings'],
    queryFn: ({ signal }) => http.get('reference/settings', { schema: societySettings, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return settings.data;
}
