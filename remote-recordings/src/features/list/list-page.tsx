import { type LaterPart, LoadedPart } from '@counterpoint/area-ui/later';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { CatalogueHeader, CatalogueList, type CatalogueSource } from '@counterpoint/catalogue/lists';
import { paths } from '@counterpoint/contract/paths';
import { useSearchParams } from '@counterpoint/contract/router';
import { RECORDING_SORTS, type RecordingRow, type RecordingSort } from '@counterpoint/domain/schemas/recordings';
import { RECORDING_FILTERS, type RecordingFilter } from '@counterpoint/domain/states';
import { Alert } from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';
import type { ListFrameWords } from '@counterpoint/kit/table';
import type { ComponentType } from 'react';
import { recordingKeys } from '../../api/recording-keys.ts';
import { fetchRecordings } from '../../api/recordings-api.ts';
import { useDoubleClaimsCount } from '../../ui/double-claims/use-double-claims.ts';
import { RecordingCard } from './recording-card.tsx';
import { CHOICE_COLUMNS, COLUMN_CHOICE, titleColumn } from './recording-columns.tsx';

type ListTools = typeof import('./list-tools.ts');

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

const CATALOGUE: CatalogueSource<RecordingRow, RecordingFilter, RecordingSort, ListTools> = {
  source: {
    choices: { filters: RECORDING_FILTERS, sorts: RECORDING_SORTS },
    topic: 'recordings',
    key: recordingKeys.all,
    fetchPage: (http, { sort = USUAL_SORT, ...place }, signal) => fetchRecordings(http, { ...place, sort }, signal),
  },
  sorts: RECORDING_SORTS,
  sortLabels: SORT_LABELS,
  words: WORDS,
  caption: 'Your sound recordings',
  titleColumn,
  columnChoice: COLUMN_CHOICE,
  columns: CHOICE_COLUMNS,
  loadTools: () => import('./list-tools.ts'),
};

const HEADER = {
  title: 'Sound recordings',
  noun: 'recording',
  whose: 'that you have a part in',
  registerLabel: 'Register a recording',
  paths: paths.recordings,
  help: { label: 'What stands here', href: paths.account.helpTopic('sound-recordings') },
} as const;

export function ListPage() {
  const [parameters] = useSearchParams();
  const doubleClaims = useDoubleClaimsCount();
  if (parameters.get('filter') === DOUBLE_CLAIMS)
    return (
      <>
        <CatalogueHeader {...HEADER} count={undefined} query="" />
        <LoadedPart later={DOUBLE_CLAIMS_LIST} message="The list of double claims could not be loaded.">
          {(DoubleClaims) => <DoubleClaims />}
        </LoadedPart>
      </>
    );
  return (
    <CatalogueList
      catalogue={CATALOGUE}
      header={({ count, ...exporting }) => (
        <CatalogueHeader {...HEADER} {...{ count, exporting }} query={exporting.place.query} />
      )}
      card={(row, selection) => <RecordingCard row={row} selection={selection} />}
      notice={doubleClaims ? <DoubleClaimsNotice count={doubleClaims} /> : undefined}
      empty={<NoRecordings />}
    />
  );
}

const DOUBLE_CLAIMS = 'double_claims';

const DOUBLE_CLAIMS_LIST: LaterPart<ComponentType> = {
  name: 'double-claims',
  load: () => import('../../ui/double-claims/double-claims.tsx').then((module) => module.DoubleClaims),
};

function DoubleClaimsNotice({ count }: { readonly count: number }) {
  return (
    <Alert
      tone="warning"
      title={count === 1 ? 'You have 1 double claim' : `You have ${count} double claims`}
      action={
        <ButtonLink size="sm" variant="outline" to={paths.recordings.doubleClaims()}>
          Show double claims
        </ButtonLink>
      }
    >
      Others claim the same rights, for the same use, country and day. What is claimed twice is on hold until it is
      settled.
    </Alert>
  );
}

function NoRecordings() {
  return (
    <EmptyState
      title="Your recordings will stand here"
      action={<ButtonLink to={paths.recordings.add()}>Register your first recording</ButtonLink>}
    >
      Recordings that you perform on, produced or hold rights in appear here with their ISRC and status, as soon as one
      names you.
    </EmptyState>
  );
}
