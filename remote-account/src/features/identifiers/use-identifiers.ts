import { isStale, messageOf, problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQuery, useQueryClient } from '@counterpoint/contract/query';
import { type IsniApplication, isniApplication } from '@counterpoint/domain/schemas/parties';
import { useEffect } from 'react';
import { fetchApplications, fetchIdentifiers, fetchStanding, isniKeys } from '../../api/isni-api.ts';

export function useIdentifiers() {
  const { http, live } = useHost();
  const queries = useQueryClient();
  useEffect(
    () => live.subscribe('profile', () => void queries.invalidateQueries({ queryKey: isniKeys.all })),
    [live, queries],
  );
  const standing = useQuery({ queryKey: isniKeys.standing, queryFn: ({ signal }) => fetchStanding(http, signal) });
  const applications = useQuery({
    queryKey: isniKeys.applications,
    queryFn: ({ signal }) => fetchApplications(http, signal),
  });
  const identifiers = useQuery({
    queryKey: isniKeys.identifiers,
    queryFn: ({ signal }) => fetchIdentifiers(http, signal),
  });
  return { standing, applications, identifiers };
}

export function useApplicationAct<Input>(
  act: (input: Input) => Promise<IsniApplication>,
  said: (application: IsniApplication) => string,
) {
  const { notify } = useHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (application) => {
      notify(said(application), { type: 'success' });
      await queries.invalidateQueries({ queryKey: isniKeys.all });
    },
    onError: (error) => {
      notify(messageOf(error), { type: 'error' });
      const current = isniApplication.safeParse(problemOf(error)?.current);
      if (isStale(error) || current.success) void queries.invalidateQueries({ queryKey: isniKeys.all });
    },
  });
}
