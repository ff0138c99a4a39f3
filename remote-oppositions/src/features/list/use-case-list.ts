import { type ListSource, useList } from '@counterpoint/client/lists';
import { useSearchParams } from '@counterpoint/contract/router';
import { OPPOSITION_SORTS, type OppositionPage, type OppositionSort } from '@counterpoint/domain/schemas/cases';
import {
  OPPOSITION_FILTERS,
  OPPOSITION_KINDS,
  type OppositionFilter,
  type OppositionKind,
} from '@counterpoint/domain/states';
import { fetchOppositions, oppositionKeys } from '../../api/oppositions-api.ts';

type Source = ListSource<OppositionFilter, OppositionSort, OppositionPage>;

const [USUAL_SORT] = OPPOSITION_SORTS;

function sourceOf(kind: OppositionKind | undefined): Source {
  return {
    choices: { filters: OPPOSITION_FILTERS, sorts: OPPOSITION_SORTS },
    topic: 'oppositions',
    // Below the shared key, so that one live event invalidates all of them.
    key: kind ? [...oppositionKeys.all, 'of-kind', kind] : oppositionKeys.all,
    fetchPage: (http, { sort = USUAL_SORT, ...place }, signal) =>
      fetchOppositions(http, { ...place, kind, sort }, signal),
  };
}

/** One source per kind: the list needs a stable reference. */
const OF_ANY_KIND = sourceOf(undefined);
const OF_KIND = new Map(OPPOSITION_KINDS.map((kind) => [kind, sourceOf(kind)]));

export function useCaseList() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('kind');
  const kind = OPPOSITION_KINDS.find((each) => each === asked);
  const list = useList((kind && OF_KIND.get(kind)) ?? OF_ANY_KIND);
  const { query, filter, sort = USUAL_SORT } = list.place;

  function setKind(chosen: OppositionKind | undefined) {
    const next = new URLSearchParams(parameters);
    next.delete('page');
    if (chosen) next.set('kind', chosen);
    else next.delete('kind');
    setParameters(next);
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
