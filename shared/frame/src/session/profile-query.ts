import type { HttpClient } from '@counterpoint/contract';
import type { QueryClient } from '@counterpoint/contract/query';
import { type Profile, profile } from '@counterpoint/domain/schemas/members';

const PROFILE_KEY = ['profile'] as const;

/** `GET /user/profile` as a query. It says who is signed in, and stays until somebody changes it. */
export function profileQuery(http: HttpClient) {
  return {
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }: { signal: AbortSignal }) => http.get('user/profile', { schema: profile, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Kept while public pages show none of it, so that the dialog still knows who is signed in.
    gcTime: Number.POSITIVE_INFINITY,
  };
}

/** Who is signed in, as far as this page has read it. */
export function profileInCache(queryClient: QueryClient): Profile | undefined {
  return queryClient.getQueryData<Profile>(PROFILE_KEY);
}
