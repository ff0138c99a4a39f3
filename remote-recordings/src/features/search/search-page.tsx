import { ButtonLink } from '@counterpoint/area-ui/page';
import { SearchFrame, SearchResults } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { useListState } from '@counterpoint/contract/list-state';
import { paths } from '@counterpoint/contract/paths';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import { EmptyState } from '@counterpoint/kit/page';
import { FilterChips } from '@counterpoint/kit/table';
import { recordingKeys } from '../../api/recording-keys.ts';
import { type RecordingSearch, searchRecordings } from '../../api/recordings-api.ts';
import { RecordingResult } from './recording-result.tsx';

const OWNERS = [
  { id: 'all', label: 'Everybody’s' },
  { id: 'mine', label: 'Mine' },
] as const;

export function SearchPage() {
  const { query, filter, page, setQuery, setFilter, setPage } = useListState({ filters: ['all', 'mine'] });
  return (
    <SearchFrame
      title="Search the recordings"
      context="Every recording registered with the society, whoever it belongs to"
      home={{ label: 'Sound recordings', href: paths.recordings.list() }}
      beside={{ label: 'Rights holders', href: paths.recordings.rightsHolders() }}
      placeholder="Title, artist, performer, ISRC, label"
      query={query}
      onQuery={setQuery}
      filters={<FilterChips label="Whose recordings" items={OWNERS} value={filter} onChange={setFilter} />}
      hint="Type a title or a version of it, an artist, somebody who plays on it, an ISRC, a label, or the title or ISWC of the work. Misspelled words, accents and the order of words do not matter."
    >
      <Found asked={{ query, page, filter }} onPage={setPage} />
    </SearchFrame>
  );
}

function Found({ asked, onPage }: { asked: RecordingSearch; onPage: (page: number) => void }) {
  const { http } = useHost();
  const search = useQuery({
    queryKey: recordingKeys.search(asked),
    queryFn: ({ signal }) => searchRecordings(http, asked, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <SearchResults
      query={asked.query}
      search={search}
      noun="recording"
      nothing={<Nothing asked={asked} />}
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
        <ButtonLink variant="outline" to={isFiltered ? `?${new URLSearchParams({ query })}` : paths.recordings.add()}>
          {isFiltered ? 'Search all recordings' : 'Register a recording'}
        </ButtonLink>
      }
    >
      {isFiltered
        ? 'Recordings of others may match.'
        : 'Try fewer words, or the artist’s name. If you made the recording, you can register it.'}
    </EmptyState>
  );
}
