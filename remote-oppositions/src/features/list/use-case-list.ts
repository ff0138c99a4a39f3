import { type ListSource, useList } from '@counterpoint/client/lists';
import type { CaseListPage } from '@counterpoint/domain/schemas/cases';
import { CASE_FILTERS, type CaseFilter } from '@counterpoint/domain/states';
import { caseListKeys, fetchCases } from '../../api/cases-api.ts';

const CASES: ListSource<CaseFilter, never, CaseListPage> = {
  choices: { filters: CASE_FILTERS },
  topic: 'oppositions',
  key: caseListKeys.all,
  fetchPage: fetchCases,
};

export function useCaseList() {
  const list = useList(CASES);
  const { query, filter } = list.place;
  const view = { query, filter, total: list.page?.total ?? 0, toAnswer: list.page?.counts.needs_answer ?? 0 };
  return { ...list, view };
}
export type ListView = ReturnType<typeof useCaseList>['view'];
