import type { HttpClient } from '@counterpoint/contract';
import type { QueryClient } from '@counterpoint/contract/query';
import { type Profile, profile } from '@counterpoint/domain/schemas/members';

const PROFILE_KEY = ['profile'] as const;

export function profileQuery(http: HttpClient) {
  return {
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }: { signal: AbortSignal }) => http.get('user/profile', { schema: profile, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Kept while only public pages are shown, so that the sign-in dialog knows the member.
    gcTime: Number.POSITIVE_INFINITY,
  };
}

export function profileInCache(queryClient: QueryClient): Profile | undefined {
  return queryClient.getQueryData<Profile>(PROFILE_KEY);
}
