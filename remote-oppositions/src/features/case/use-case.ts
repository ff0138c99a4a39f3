import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import type { CaseDetails } from '@counterpoint/domain/schemas';
import { useEffect } from 'react';
import { caseKeys, fetchCase } from '../../api/case-api.ts';
import { oppositionKeys } from '../../api/oppositions-api.ts';

/** A case, fetched again whenever the server tells that cases changed. */
export function useCase(id: string) {
  const { http, live } = useHost();
  const queries = useQueryClient();
  useEffect(
    () => live.subscribe('oppositions', () => void queries.invalidateQueries({ queryKey: oppositionKeys.all })),
    [live, queries],
  );
  return useQuery({
    queryKey: caseKeys.details(id),
    queryFn: ({ signal }) => fetchCase(http, id, signal),
  });
}

/** What is done once something was done to a case, or refused because it changed. */
export function useCaseChanged() {
  const queries = useQueryClient();
  return {
    /** Shows the case as the answer of the server has it. */
    show: (details: CaseDetails) => queries.setQueryData(caseKeys.details(details.id), details),
    refresh: () => queries.invalidateQueries({ queryKey: oppositionKeys.all }),
  };
}
