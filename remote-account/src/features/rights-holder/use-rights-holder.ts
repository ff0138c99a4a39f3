import { type LiveTopic, useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import { useEffect } from 'react';
import { fetchMemberships, fetchRightsHolder, rightsHolderKeys } from '../../api/rights-holder-api.ts';

const TOPICS: readonly LiveTopic[] = ['profile', 'compositions', 'recordings', 'oppositions'];

export function useRightsHolder() {
  const { http, live } = useHost();
  const queries = useQueryClient();
  useEffect(() => {
    const stops = TOPICS.map((topic) =>
      live.subscribe(topic, () => void queries.invalidateQueries({ queryKey: rightsHolderKeys.record })),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, queries]);
  return useQuery({ queryKey: rightsHolderKeys.record, queryFn: ({ signal }) => fetchRightsHolder(http, signal) });
}

export function useMemberships() {
  const { http, live } = useHost();
  const queries = useQueryClient();
  useEffect(
    () => live.subscribe('profile', () => void queries.invalidateQueries({ queryKey: rightsHolderKeys.memberships })),
    [live, queries],
  );
  return useQuery({ queryKey: rightsHolderKeys.memberships, queryFn: ({ signal }) => fetchMemberships(http, signal) });
}
