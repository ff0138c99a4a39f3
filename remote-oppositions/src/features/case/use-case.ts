import { queryOf, useLiveQueries } from '@counterpoint/client/queries';
import { useHost, useMay } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { caseOf } from '../../api/case-api.ts';
import { caseListKeys } from '../../api/cases-api.ts';

export function useCase(id: string) {
  const { http } = useHost();
  useLiveQueries('oppositions', caseListKeys.all);
  const canAct = useMay('disputes:change');
  return useQuery({
    ...queryOf(http, caseOf(id)),
    select: (details) => (canAct ? details : { ...details, acts: [] }),
  });
}

export function useCaseChanged() {
  const queries = useQueryClient();
  return {
    show: (details: CaseDetails) => queries.setQueryData(caseOf(details.id).key, details),
    refresh: () => queries.invalidateQueries({ queryKey: caseListKeys.all }),
  };
}
