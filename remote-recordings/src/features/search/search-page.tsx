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
import * as text from '../../messages/search.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { RecordingResult } from './recording-result.tsx';

export function SearchPage() {
  const { query, filter, page, setQuery, setFilter, setPage } = useListState({ filters: ['all', 'mine'] });
  const owners = [
    { id: 'all', label: text.all() },
    { id: 'mine', label: text.mine() },
  ] as const;
  return (
    <SearchFrame
      title={titles.search()}
      context={text.context()}
      home={{ label: titles.recordings(), href: paths.recordings.list() }}
      beside={{ label: titles.rightsHolders(), href: paths.recordings.rightsHolders() }}
      placeholder={text.placeholder()}
      query={query}
      onQuery={setQuery}
      filters={<FilterChips label={text.owner()} items={owners} value={filter} onChange={setFilter} />}
      hint={text.hint()}
    >
      <Results search={{ query, page, filter }} onPage={setPage} />
    </SearchFrame>
  );
}

function Results({ search, onPage }: { search: RecordingSearch; onPage: (page: number) => void }) {
  const { http } = useHost();
  const results = useQuery({
    queryKey: recordingKeys.search(search),
    queryFn: ({ signal }) => searchRecordings(http, search, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <SearchResults
      query={search.query}
      search={results}
      noun="recording"
      nothing={<NoResults search={search} />}
      onPage={onPage}
      renderRow={(row) => <RecordingResult key={row.id} row={row} />}
    />
  );
}

function NoResults({ search: { query, filter = 'all' } }: { search: RecordingSearch }) {
  if (filter !== 'all')
    return (
      <EmptyState
        title={text.noOwnMatch({ query })}
        action={
          <ButtonLink variant="outline" to={`?${new URLSearchParams({ query })}`}>
            {text.searchAll()}
          </ButtonLink>
        }
      >
        {text.noOwnMatchHint()}
      </EmptyState>
    );
  return (
    <EmptyState
      title={text.noMatch({ query })}
      action={
        <ButtonLink variant="outline" to={paths.recordings.add()}>
          {text.register()}
        </ButtonLink>
      }
    >
      {text.noMatchHint()}
    </EmptyState>
  );
}
