import { type LaterPart, LoadedPart } from '@counterpoint/catalogue/later';
import {
  CardTools,
  ColumnsButton,
  selectColumn,
  useColumns,
  useListTools,
  useSelection,
} from '@counterpoint/catalogue/lists';
import { type ListSource, useList } from '@counterpoint/client/lists';
import { paths } from '@counterpoint/contract/paths';
import { Link, useSearchParams } from '@counterpoint/contract/router';
import { RECORDING_SORTS, type RecordingPage, type RecordingSort } from '@counterpoint/domain/schemas';
import { RECORDING_FILTERS, type RecordingFilter } from '@counterpoint/domain/states';
import { Alert, Button, FROM_EXTRA_LARGE, useMediaQuery } from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';
import { ListFrame, type ListFrameWords } from '@counterpoint/kit/table';
import { type ComponentType, useRef } from 'react';
import { recordingKeys } from '../../api/recording-keys.ts';
import { fetchRecordings } from '../../api/recordings-api.ts';
import { useDoubleClaimsCount } from '../../ui/double-claims/use-double-claims.ts';
import { ListHeader } from './list-header.tsx';
import { RecordingCard } from './recording-card.tsx';
import { CHOICE_COLUMNS, COLUMN_CHOICE, titleColumn } from './recording-columns.tsx';

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

const SORT_LABELS: Record<RecordingSort, string> = {
  '-updated_at': 'Last changed first',
  updated_at: 'Longest unchanged first',
  title: 'Title, A to Z',
  '-title': 'Title, Z to A',
  artist: 'Artist, A to Z',
  '-artist': 'Artist, Z to A',
};

const [USUAL_SORT] = RECORDING_SORTS;

const SOURCE: ListSource<RecordingFilter, RecordingSort, RecordingPage> = {
  choices: { filters: RECORDING_FILTERS, sorts: RECORDING_SORTS },
  topic: 'recordings',
  key: recordingKeys.all,
  fetchPage: (http, { sort = USUAL_SORT, ...place }, signal) => fetchRecordings(http, { ...place, sort }, signal),
};

/** The member's sound recordings, or what of them overlaps with what others claim. */
export function ListPage() {
  const [parameters] = useSearchParams();
  const doubleClaims = useDoubleClaimsCount();
  if (parameters.get('filter') === DOUBLE_CLAIMS)
    return (
      <>
        <ListHeader count={undefined} query="" />
        <LoadedPart later={DOUBLE_CLAIMS_LIST} message="The list of double claims could not be loaded.">
          {(DoubleClaims) => <DoubleClaims />}
        </LoadedPart>
      </>
    );
  return <RecordingList doubleClaims={doubleClaims} />;
}

/** The filter under which another list stands. */
const DOUBLE_CLAIMS = 'double_claims';

/** Comes when it is asked for: few have any. */
const DOUBLE_CLAIMS_LIST: LaterPart<ComponentType> = {
  name: 'double-claims',
  load: () => import('../../ui/double-claims/double-claims.tsx').then((module) => module.DoubleClaims),
};

function RecordingList({ doubleClaims }: { readonly doubleClaims: number | undefined }) {
  const list = useList(SOURCE);
  const { place, page } = list;
  const { query, filter, sort = USUAL_SORT } = place;
  const selection = useSelection(`${filter} ${query}`);
  const columns = useColumns(COLUMN_CHOICE);
  const tools = useListTools(selection, () => import('./list-tools.ts'));
  const isWide = useMediaQuery(FROM_EXTRA_LARGE);
  const rows = useRef<HTMLDivElement>(null);
  const items = page?.items ?? [];
  const handleSort = (chosen: string) => place.setSort(sortOf(chosen));
  return (
    <>
      <ListHeader
        count={page?.counts.all}
        query={query}
        exporting={{ place: { query, filter }, total: page?.total ?? 0, tools }}
      />
      <div ref={rows} tabIndex={-1} style={{ outline: 'none' }}>
        <ListFrame
          {...list}
          words={WORDS}
          caption="Your sound recordings"
          columns={[selectColumn(selection, items), titleColumn, ...CHOICE_COLUMNS.filter(({ id }) => columns.has(id))]}
          rowKey={(row) => row.id}
          card={(row) => <RecordingCard row={row} selection={selection} />}
          sort={sort}
          onSort={handleSort}
          notice={doubleClaims ? <DoubleClaimsNotice count={doubleClaims} /> : undefined}
          tools={
            isWide ? (
              <ColumnsButton columns={columns} tools={tools} />
            ) : (
              <CardTools {...{ selection, sort }} rows={items} labels={SORT_LABELS} onSort={handleSort} />
            )
          }
          empty={<NoRecordings />}
        />
      </div>
      {page && tools.part && (
        <tools.part.RecordingsBar
          selection={selection}
          view={{
            ...{ query, filter },
            total: page.total,
            drafts: filter === 'all' || filter === 'draft' ? page.counts.draft : 0,
          }}
          onDone={() => rows.current?.focus()}
        />
      )}
    </>
  );
}

/** Says on top that others claim the same, and leads there. */
function DoubleClaimsNotice({ count }: { readonly count: number }) {
  return (
    <Alert
      tone="warning"
      title={count === 1 ? 'You have 1 double claim' : `You have ${count} double claims`}
      action={
        <Button size="sm" variant="outline" asChild>
          <Link to={paths.recordings.doubleClaims()}>Show double claims</Link>
        </Button>
      }
    >
      Others claim the same rights, for the same use, country and day. What is claimed twice is on hold until it is
      settled.
    </Alert>
  );
}

/** What a new member sees. */
function NoRecordings() {
  return (
    <EmptyState
      title="Your recordings will stand here"
      action={
        <Button asChild>
          <Link to={paths.recordings.add()}>Register your first recording</Link>
        </Button>
      }
    >
      Recordings that you perform on, produced or hold rights in appear here with their ISRC and status, as soon as one
      names you.
    </EmptyState>
  );
}

function sortOf(text: string): RecordingSort {
  return RECORDING_SORTS.find((sort) => sort === text) ?? USUAL_SORT;
}
