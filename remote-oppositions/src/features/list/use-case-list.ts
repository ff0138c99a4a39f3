import { type ListSource, useList } from '@counterpoint/client/lists';
import { useSearchParams } from '@counterpoint/contract/router';
import { CASE_SORTS, type CaseListPage, type CaseSort } from '@counterpoint/domain/schemas/cases';
import { CASE_FILTERS, CASE_KINDS, type CaseFilter, type CaseKind } from '@counterpoint/domain/states';
import { caseListKeys, fetchCases } from '../../api/cases-api.ts';

type Source = ListSource<CaseFilter, CaseSort, CaseListPage>;

const [USUAL_SORT] = CASE_SORTS;

function sourceOf(kind: CaseKind | undefined): Source {
  return {
    choices: { filters: CASE_FILTERS, sorts: CASE_SORTS },
    topic: 'oppositions',
    // Below the shared key, so that one live event invalidates all of them.
    key: kind ? [...caseListKeys.all, 'of-kind', kind] : caseListKeys.all,
    fetchPage: (http, { sort = USUAL_SORT, ...place }, signal) => fetchCases(http, { ...place, kind, sort }, signal),
  };
}

/** The list needs a stable reference. */
const OF_ANY_KIND = sourceOf(undefined);
const OF_KIND = new Map(CASE_KINDS.map((kind) => [kind, sourceOf(kind)]));

export function useCaseList() {
  const [parameters, setParameters] = useSearchParams();
  const kindParameter = parameters.get('kind');
  const kind = CASE_KINDS.find((each) => each === kindParameter);
  const list = useList((kind && OF_KIND.get(kind)) ?? OF_ANY_KIND);
  const { query, filter, sort = USUAL_SORT } = list.place;

  function setKind(chosen: CaseKind | undefined) {
    const next = new URLSearchParams(parameters);
    next.delete('page');
    if (chosen) next.set('kind', chosen);
    else next.delete('kind');
    setParameters(next, { preventScrollReset: true });
  }
  function showAll() {
    const next = new URLSearchParams(parameters);
    for (const name of ['query', 'filter', 'kind', 'page']) next.delete(name);
    setParameters(next);
  }
  const view = { query, filter, kind, total: list.page?.total ?? 0, toAnswer: list.page?.counts.needs_answer ?? 0 };
  return { ...list, place: { ...list.place, showAll }, sort, view, setKind };
}
export type ListView = ReturnType<typeof useCaseList>['view'];
