import type { HttpClient } from '@counterpoint/contract';
import { type IsniRecord, isniRecord } from '@counterpoint/domain/schemas/parties';

export const isniKeys = {
  ofParty: (id: string) => ['isni', id] as const,
};

export function fetchRightsHolderIsni(http: HttpClient, id: string, signal: AbortSignal): Promise<IsniRecord> {
  return http.get(`/user/rightsholder_isni/${encodeURIComponent(id)}`, { schema: isniRecord, signal });
}
