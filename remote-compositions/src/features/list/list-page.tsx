import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useListState } from '@counterpoint/contract/list-state';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { COMPOSITION_SORTS, PAGE_SIZE } from '@counterpoint/domain/schemas';
import { COMPOSITION_FILTERS, type CompositionFilter } from '@counterpoint/domain/states';
import { Button } from '@counterpoint/kit/core';
import { EmptyState, PageHeader } from '@counterpoint/kit/page';
import { ListFrame, type ListFrameWords } from '@counterpoint/kit/table';
import { useEffect } from 'react';
import type { CompositionQuery } from '../../api/compositions-api.ts';
import { useCompositionsLive } from '../../api/use-compositions-live.ts';
import { CompositionCard } from './composition-card.tsx';
import { columns } from './composition-columns.tsx';
import { useCompositionList } from './use-composition-list.ts';

const FILTER_LABELS: Record<CompositionFilter, string> = {
  all: 'All',
  registered: 'Registered',
  registered_incomplete: 'Incomplete',
  awaiting_confirmation: 'Awaiting',
  in_dispute: 'In dispute',
  draft: 'Drafts',
};

const WORDS: ListFrameWords<CompositionFilter> = {
  searchLabel: 'Search your compositions',
  searchPlaceholder: 'Title, writer, ISWC or IPI',
  searchHint: 'Search by title, writer, ISWC or IPI name number.',
  filterLabel: 'Status',
  filters: COMPOSITION_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id] })),
  pagesLabel: 'Pages of your compositions',
  rows: 'works',
};

/** The member's works. */
export function ListPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle('Music compositions'), [setTitle]);
  useCompositionsLive();
  const place = useListState({ filters: COMPOSITION_FILTERS, sorts: COMPOSITION_SORTS });
  const { query, filter, sort = COMPOSITION_SORTS[0], page } = place;
  const list = useCompositionList({ query, filter, sort, page, per_page: PAGE_SIZE });
  return (
    <>
      <PageHeader
        title="Music compositions"
        context={contextOf(list.data?.counts.all, query)}
        actions={
          <>
            <Button variant="outline" asChild>
              <Link to={paths.compositions.search()}>Search the repertoire</Link>
            </Button>
            <Button asChild>
              <Link to={paths.compositions.add()}>Register a composition</Link>
            </Button>
          </>
        }
      />
      <ListFrame
        words={WORDS}
        place={place}
        page={list.data}
        isBusy={list.isPlaceholderData}
        failure={list.error && messageOf(list.error)}
        onRetry={() => void list.refetch()}
        pageSize={PAGE_SIZE}
        caption="Your compositions"
        columns={columns}
        rowKey={(row) => row.id}
        card={(row) => <CompositionCard row={row} />}
        sort={sort}
        onSort={(chosen) => place.setSort(sortOf(chosen))}
        empty={<NoWorks />}
      />
    </>
  );
}

/** What a new member sees. */
function NoWorks() {
  return (
    <EmptyState
      title="Your works will stand here"
      action={
        <Button asChild>
          <Link to={paths.compositions.add()}>Register your first composition</Link>
        </Button>
      }
    >
      Register what you wrote, alone or with others, so that the society knows whom to pay when it is played.
    </EmptyState>
  );
}

/** Counted within the search: only without one are they all that the member has. */
function contextOf(count: number | undefined, query: string): string {
  if (count === undefined) return 'Works in your repertoire';
  const works = count === 1 ? '1 work' : `${count} works`;
  return query ? `${works} found` : `${works} in your repertoire`;
}

function sortOf(text: string): CompositionQuery['sort'] {
  return COMPOSITION_SORTS.find((sort) => sort === text) ?? COMPOSITION_SORTS[0];
}
