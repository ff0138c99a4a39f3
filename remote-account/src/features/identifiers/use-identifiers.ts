import { isStale, messageOf, problemOf } from '@counterpoint/client/http';
import { useLiveQueries } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQuery, useQueryClient } from '@counterpoint/contract/query';
import { type IsniApplication, isniApplication } from '@counterpoint/domain/schemas/parties';
import { fetchApplications, fetchIdentifiers, fetchIsniRecord, isniKeys } from '../../api/isni-api.ts';
import { fetchPartyClaims, partyClaimKeys } from '../../api/party-claims-api.ts';

export function useIdentifiers() {
  const { http } = useHost();
  useLiveQueries('profile', isniKeys.all);
  const record = useQuery({ queryKey: isniKeys.record, queryFn: ({ signal }) => fetchIsniRecord(http, signal) });
  const applications = useQuery({
    queryKey: isniKeys.applications,
    queryFn: ({ signal }) => fetchApplications(http, signal),
  });
  const identifiers = useQuery({
    queryKey: isniKeys.identifiers,
    queryFn: ({ signal }) => fetchIdentifiers(http, signal),
  });
  const claims = useQuery({ queryKey: partyClaimKeys.all, queryFn: ({ signal }) => fetchPartyClaims(http, signal) });
  return { record, applications, identifiers, claims };
}

export function useApplicationMutation<Input>(
  mutationFn: (input: Input) => Promise<IsniApplication>,
  successMessage: (application: IsniApplication) => string,
) {
  const { notify } = useHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (application) => {
      notify(successMessage(application), { type: 'success' });
      await queries.invalidateQueries({ queryKey: isniKeys.all });
    },
    onError: (error) => {
      notify(messageOf(error), { type: 'error' });
      const current = isniApplication.safeParse(problemOf(error)?.current);
      if (isStale(error) || current.success) void queries.invalidateQueries({ queryKey: isniKeys.all });
    },
  });
}
