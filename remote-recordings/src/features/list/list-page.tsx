import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useListState } from '@counterpoint/contract/list-state';
import { PAGE_SIZE } from '@counterpoint/domain/schemas';
import { RECORDING_FILTERS, type RecordingFilter } from '@counterpoint/domain/states';
import { EmptyState, PageHeader } from '@counterpoint/kit/page';
import { ListFrame, type ListFrameWords } from '@counterpoint/kit/table';
import { useEffect } from 'react';
import { RecordingCard } from './recording-card.tsx';
import { columns } from './recording-columns.tsx';
import { useRecordings } from './use-recordings.ts';

const FILTER_LABELS: Record<RecordingFilter, string> = {
  all: 'All',
  registered: 'Registered',
  awaiting_confirmation: 'Awaiting',
  in_dispute: 'In dispute',
  draft: 'Drafts',
};

const WORDS: ListFrameWords<RecordingFilter> = {
  searchLabel: 'Search your recordings',
  searchPlaceholder: 'Title, artist or ISRC',
  searchHint: 'Search by title, artist or ISRC.',
  filterLabel: 'Status',
  filters: RECORDING_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id] })),
  pagesLabel: 'Pages of your recordings',
  rows: 'recordings',
};

/** The member's sound recordings. */
export function ListPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle('Sound recordings'), [setTitle]);
  const place = useListState({ filters: RECORDING_FILTERS });
  const { query, filter, page } = place;
  const list = useRecordings({ query, filter, page, per_page: PAGE_SIZE });
  return (
    <>
      <PageHeader title="Sound recordings" context={contextOf(list.data?.counts.all, query)} />
      <ListFrame
        words={WORDS}
        place={place}
        page={list.data}
        isBusy={list.isPlaceholderData}
        failure={list.error && messageOf(list.error)}
        onRetry={() => void list.refetch()}
        pageSize={PAGE_SIZE}
        caption="Your sound recordings"
        columns={columns}
        rowKey={(row) => row.id}
        card={(row) => <RecordingCard row={row} />}
        empty={<NoRecordings />}
      />
    </>
  );
}

function NoRecordings() {
  return (
    <EmptyState title="Your recordings will stand here">
      Recordings that you perform on, produced or hold rights in appear here with their ISRC and status, as soon as one
      names you.
    </EmptyState>
  );
}

function contextOf(count: number | undefined, query: string): string {
  if (count === undefined) return 'Recordings that you have a part in';
  const recordings = count === 1 ? '1 recording' : `${count} recordings`;
  return query ? `${recordings} found` : `${recordings} that you have a part in`;
}
