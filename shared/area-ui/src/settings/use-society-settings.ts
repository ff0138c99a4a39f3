import { useRead } from '@counterpoint/client/queries';
import { societySettings } from '@counterpoint/domain/schemas/members';

const SETTINGS = { key: ['reference', 'settings'], path: 'reference/settings', schema: societySettings };

/** Returns undefined until the settings are loaded. */
export function useSocietySettings() {
  return useRead(SETTINGS, { staleTime: Number.POSITIVE_INFINITY }).data;
}
