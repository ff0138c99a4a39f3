import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useListState } from '@counterpoint/contract/list-state';
import { PAGE_SIZE } from '@counterpoint/domain/schemas';
import { OPPOSITION_FILTERS, type OppositionFilter } from '@counterpoint/domain/states';
import { EmptyState, PageHeader } from '@counterpoint/kit/page';
import { ListFrame, type ListFrameWords } from '@counterpoint/kit/table';
import { useEffect } from 'react';
import { NeedsAnswer } from './needs-answer.tsx';
import { OppositionCard } from './opposition-card.tsx';
import { columns } from './opposition-columns.tsx';
import { useOppositions } from './use-oppositions.ts';

const FILTER_LABELS: Record<OppositionFilter, string> = {
  all: 'All',
  needs_answer: 'Needs your answer',
  open: 'Open',
  closed: 'Closed',
};

const WORDS: ListFrameWords<OppositionFilter> = {
  searchLabel: 'Search your cases',
  searchPlaceholder: 'Number or title',
  searchHint: 'Search by the number of the case or the title of the work.',
  filterLabel: 'Which cases',
  filters: OPPOSITION_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id] })),
  pagesLabel: 'Pages of your cases',
  rows: 'cases',
};

/** The cases that the member is a party of. */
export function ListPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle('Works in dispute'), [setTitle]);
  const place = useListState({ filters: OPPOSITION_FILTERS });
  const { query, filter, page } = place;
  const list = useOppositions({ query, filter, page, per_page: PAGE_SIZE });
  const needsAnswer = list.data?.counts.needs_answer ?? 0;
  return (
    <>
      <PageHeader title="Works in dispute" context={contextOf(list.data?.counts.all, query)} />
      <ListFrame
        words={WORDS}
        place={place}
        page={list.data}
        isBusy={list.isPlaceholderData}
        failure={list.error && messageOf(list.error)}
        onRetry={() => void list.refetch()}
        pageSize={PAGE_SIZE}
        caption="Your works in dispute"
        columns={columns}
        rowKey={(row) => row.id}
        card={(row) => <OppositionCard row={row} />}
        empty={<NothingInDispute />}
        notice={
          needsAnswer > 0 &&
          filter !== 'needs_answer' && (
            <NeedsAnswer count={needsAnswer} onShow={() => place.setFilter('needs_answer')} />
          )
        }
      />
    </>
  );
}

function NothingInDispute() {
  return (
    <EmptyState title="None of your works is in dispute">
      When parties disagree about a work or a recording of yours, the case stands here, with what is on hold and by when
      an answer is needed.
    </EmptyState>
  );
}

function contextOf(count: number | undefined, query: string): string {
  if (count === undefined) return 'Cases that you are a party of';
  const cases = count === 1 ? '1 case' : `${count} cases`;
  return query ? `${cases} found` : `${cases} that you are a party of`;
}
