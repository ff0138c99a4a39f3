import { type ListSource, useList } from '@counterpoint/client/lists';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { RecordingPage } from '@counterpoint/domain/schemas';
import { RECORDING_FILTERS, type RecordingFilter } from '@counterpoint/domain/states';
import { EmptyState, PageHeader } from '@counterpoint/kit/page';
import { ListFrame, type ListFrameWords } from '@counterpoint/kit/table';
import { fetchRecordings, recordingKeys } from '../../api/recordings-api.ts';
import { RecordingCard } from './recording-card.tsx';
import { columns } from './recording-columns.tsx';

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

const SOURCE: ListSource<RecordingFilter, never, RecordingPage> = {
  choices: { filters: RECORDING_FILTERS },
  topic: 'recordings',
  key: recordingKeys.all,
  fetchPage: fetchRecordings,
};

/** The member's sound recordings. */
export function ListPage() {
  const list = useList(SOURCE);
  return (
    <>
      <PageHeader
        title="Sound recordings"
        context={contextOf(list.page?.counts.all, list.place.query)}
        help={{ label: 'What stands here', href: paths.account.helpTopic('sound-recordings') }}
        renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
      />
      <ListFrame
        {...list}
        words={WORDS}
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
