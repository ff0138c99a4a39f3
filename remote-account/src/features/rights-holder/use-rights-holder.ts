import { useLiveQueries } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { fetchMemberships, fetchRightsHolder, rightsHolderKeys } from '../../api/rights-holder-api.ts';

export function useRightsHolder() {
  const { http } = useHost();
  useLiveQueries('profile', rightsHolderKeys.record);
  useLiveQueries('compositions', rightsHolderKeys.record);
  useLiveQueries('recordings', rightsHolderKeys.record);
  useLiveQueries('oppositions', rightsHolderKeys.record);
  return useQuery({ queryKey: rightsHolderKeys.record, queryFn: ({ signal }) => fetchRightsHolder(http, signal) });
}

export function useMemberships() {
  const { http } = useHost();
  useLiveQueries('profile', rightsHolderKeys.memberships);
  return useQuery({ queryKey: rightsHolderKeys.memberships, queryFn: ({ signal }) => fetchMemberships(http, signal) });
}
