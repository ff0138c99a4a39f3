import { useLiveQueries } from '@counterpoint/client/queries';
import { useHost, useMay } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { caseKeys, fetchCase } from '../../api/case-api.ts';
import { caseListKeys } from '../../api/cases-api.ts';

export function useCase(id: string) {
  const { http } = useHost();
  useLiveQueries('oppositions', caseListKeys.all);
  const canAct = useMay('disputes:change');
  return useQuery({
    queryKey: caseKeys.details(id),
    queryFn: ({ signal }) => fetchCase(http, id, signal),
    select: (details) => (canAct ? details : { ...details, acts: [] }),
  });
}

export function useCaseChanged() {
  const queries = useQueryClient();
  return {
    show: (details: CaseDetails) => queries.setQueryData(caseKeys.details(details.id), details),
    refresh: () => queries.invalidateQueries({ queryKey: caseListKeys.all }),
  };
}
