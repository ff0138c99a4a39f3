import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useListState } from '@counterpoint/contract/list-state';
import { paths } from '@counterpoint/contract/paths';
import { Link, useSearchParams } from '@counterpoint/contract/router';
import { COMPOSITION_SORTS, type CompositionPage, PAGE_SIZE } from '@counterpoint/domain/schemas';
import { COMPOSITION_FILTERS } from '@counterpoint/domain/states';
import { Button, Card } from '@counterpoint/kit/core';
import { ErrorState, PageHeader } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useEffect, useEffectEvent } from 'react';
import { useCompositionsLive } from '../../api/use-compositions-live.ts';
import { pageCountOf } from '../../ui/page-range.ts';
import { CompositionTable } from './composition-table.tsx';
import { NoWorks } from './list-empty.tsx';
import { useCompositionList } from './use-composition-list.ts';

export function ListPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle('Music compositions'), [setTitle]);
  useCompositionsLive();
  const place = useListState({ filters: COMPOSITION_FILTERS, sorts: COMPOSITION_SORTS });
  const { query, filter, sort = COMPOSITION_SORTS[0], page } = place;
  const list = useCompositionList({ query, filter, sort, page, per_page: PAGE_SIZE });
  // Counted within the search: only without one does 0 mean that there is nothing at all.
  const count = list.data?.counts.all;
  useLastPageInstead(page, list.isPlaceholderData ? undefined : list.data);

  return (
    <>
      <PageHeader title="Music compositions" context={contextOf(count)} actions={<Actions />} />
      {list.data === undefined ? (
        list.isError ? (
          <ErrorState message={messageOf(list.error)} onRetry={() => void list.refetch()} />
        ) : (
          <ListSkeleton rows={PAGE_SIZE} />
        )
      ) : count === 0 && query === '' && !list.isPlaceholderData ? (
        <Card>
          <NoWorks />
        </Card>
      ) : (
        <CompositionTable place={place} page={list.data} isBusy={list.isPlaceholderData} />
      )}
    </>
  );
}

/** Works were discarded since the address was made: the last page there is stands in for the one asked for. */
function useLastPageInstead(page: number, data: CompositionPage | undefined): void {
  const [, setParams] = useSearchParams();
  const lastPage = data && pageCountOf(data);
  const goToLastPage = useEffectEvent((last: number) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('page', String(last));
        return after;
      },
      { replace: true },
    ),
  );
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) goToLastPage(lastPage);
  }, [page, lastPage]);
}

function contextOf(count: number | undefined): string {
  if (count === undefined) return 'Works in your repertoire';
  return count === 1 ? '1 work in your repertoire' : `${count} works in your repertoire`;
}

function Actions() {
  return (
    <>
      <Button variant="outline" asChild>
        <Link to={paths.compositions.search()}>Search the repertoire</Link>
      </Button>
      <Button asChild>
        <Link to={paths.compositions.add()}>Register a composition</Link>
      </Button>
    </>
  );
}
