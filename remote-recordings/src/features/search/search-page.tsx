import { SearchResults } from '@counterpoint/catalogue/lists';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useListState } from '@counterpoint/contract/list-state';
import { paths } from '@counterpoint/contract/paths';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import { Link } from '@counterpoint/contract/router';
import { Button, Card, Flex } from '@counterpoint/kit/core';
import { EmptyState, ErrorState, PageHeader } from '@counterpoint/kit/page';
import { FilterChips, ListSkeleton, SearchField } from '@counterpoint/kit/table';
import { useEffect } from 'react';
import { type RecordingSearch, recordingKeys, searchRecordings } from '../../api/recordings-api.ts';
import { RecordingResult } from './recording-result.tsx';

const OWNERS = [
  { id: 'all', label: 'Everybody’s' },
  { id: 'mine', label: 'Mine' },
] as const;

/** The society's recordings, whoever they belong to. */
export function SearchPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle('Search the recordings'), [setTitle]);
  const { query, filter, page, setQuery, setFilter, setPage } = useListState({ filters: ['all', 'mine'] });
  return (
    <>
      <PageHeader
        title="Search the recordings"
        context="Every recording registered with the society, whoever it belongs to"
        breadcrumbs={[{ label: 'Sound recordings', href: paths.recordings.list() }, { label: 'Search the recordings' }]}
        renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
        actions={
          <Button asChild variant="outline">
            <Link to={paths.recordings.rightsHolders()}>Rights holders</Link>
          </Button>
        }
      />
      <Card padding="none">
        <Flex gap="3" align="center" wrap="wrap" padding="4">
          <SearchField
            label="Search the recordings"
            placeholder="Title, artist, performer, ISRC, label"
            value={query}
            onChange={setQuery}
          />
          <FilterChips label="Whose recordings" items={OWNERS} value={filter} onChange={setFilter} />
        </Flex>
        {query === '' ? (
          <EmptyState title="What are you looking for?">
            Type a title or a version of it, an artist, somebody who plays on it, an ISRC, a label, or the title or ISWC
            of the work. Misspelled words, accents and the order of words do not matter.
          </EmptyState>
        ) : (
          <Found asked={{ query, page, filter }} onPage={setPage} />
        )}
      </Card>
    </>
  );
}

function Found({ asked, onPage }: { asked: RecordingSearch; onPage: (page: number) => void }) {
  const { http } = useHost();
  const found = useQuery({
    queryKey: recordingKeys.search(asked),
    queryFn: ({ signal }) => searchRecordings(http, asked, signal),
    placeholderData: keepPreviousData,
  });
  if (found.data === undefined) {
    if (found.isError) return <ErrorState message={messageOf(found.error)} onRetry={() => void found.refetch()} />;
    return <ListSkeleton rows={5} />;
  }
  if (found.data.total === 0) return <Nothing asked={asked} />;
  return (
    <SearchResults
      query={asked.query}
      found={found.data}
      noun="recording"
      isBusy={found.isPlaceholderData}
      onPage={onPage}
      renderRow={(row) => <RecordingResult key={row.id} row={row} />}
    />
  );
}

function Nothing({ asked: { query, filter = 'all' } }: { asked: RecordingSearch }) {
  const isFiltered = filter !== 'all';
  return (
    <EmptyState
      title={`No registered recording ${isFiltered ? 'of yours ' : ''}matches “${query}”`}
      action={
        <Button asChild variant="outline">
          <Link to={isFiltered ? `?${new URLSearchParams({ query })}` : paths.recordings.add()}>
            {isFiltered ? 'Search all recordings' : 'Register a recording'}
          </Link>
        </Button>
      }
    >
      {isFiltered
        ? 'Recordings of others may match.'
        : 'Try fewer words, or the artist’s name. If you made the recording, you can register it.'}
    </EmptyState>
  );
}
