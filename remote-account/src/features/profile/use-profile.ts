import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import { useEffect } from 'react';
import { fetchProfile, profileKeys } from '../../api/profile-api.ts';

export function useProfile() {
  const { http, live } = useHost();
  const queries = useQueryClient();
  useEffect(
    () => live.subscribe('profile', () => void queries.invalidateQueries({ queryKey: profileKeys.mine })),
    [live, queries],
  );
  return useQuery({ queryKey: profileKeys.mine, queryFn: ({ signal }) => fetchProfile(http, signal) });
}
