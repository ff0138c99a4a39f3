import { ButtonLink } from '@counterpoint/area-ui/page';
import { SearchFrame, SearchResults } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { useListState } from '@counterpoint/contract/list-state';
import { paths } from '@counterpoint/contract/paths';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import { EmptyState } from '@counterpoint/kit/page';
import { FilterChips } from '@counterpoint/kit/table';
import { type RepertoireQuery, repertoireKeys, searchRepertoire } from '../../api/repertoire-api.ts';
import { RepertoireResult } from './repertoire-result.tsx';
import { useIswcFilter } from './use-iswc-filter.ts';

const OWNERS = [
  { id: 'all', label: 'Everybody’s' },
  { id: 'mine', label: 'Mine' },
] as const;
const ISWC = [
  { id: 'any', label: 'With or without ISWC' },
  { id: 'with', label: 'With ISWC' },
  { id: 'without', label: 'Without ISWC' },
] as const;

export function SearchPage() {
  const { query, filter, page, setQuery, setFilter, setPage } = useListState({ filters: ['all', 'mine'] });
  const { iswc, setIswc } = useIswcFilter();
  return (
    <SearchFrame
      title="Search the repertoire"
      context="Every work registered with the society, whoever it belongs to"
      home={{ label: 'Music compositions', href: paths.compositions.list() }}
      beside={{ label: 'Composers', href: paths.compositions.composers() }}
      placeholder="Title, writer, performer, ISWC, IPI, ISRC"
      query={query}
      onQuery={setQuery}
      filters={
        <>
          <FilterChips label="Whose works" items={OWNERS} value={filter} onChange={setFilter} />
          <FilterChips label="ISWC" items={ISWC} value={iswc} onChange={setIswc} />
        </>
      }
      hint="Type a title or another title of the work, a writer, a performer, an ISWC, an IPI name number or the ISRC of a recording. Misspelled words, accents and the order of words do not matter."
    >
      <Found asked={{ query, page, filter, iswc }} onPage={setPage} />
    </SearchFrame>
  );
}

function Found({ asked, onPage }: { asked: RepertoireQuery; onPage: (page: number) => void }) {
  const { http } = useHost();
  const search = useQuery({
    queryKey: repertoireKeys.search(asked),
    queryFn: ({ signal }) => searchRepertoire(http, asked, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <SearchResults
      query={asked.query}
      search={search}
      noun="work"
      nothing={<Nothing asked={asked} />}
      onPage={onPage}
      renderRow={(row) => <RepertoireResult key={row.id} row={row} />}
    />
  );
}

function Nothing({ asked: { query, filter = 'all', iswc = 'any' } }: { asked: RepertoireQuery }) {
  const isFiltered = filter !== 'all' || iswc !== 'any';
  return (
    <EmptyState
      title={`No registered work ${isFiltered ? 'of these ' : ''}matches “${query}”`}
      action={
        <ButtonLink variant="outline" to={isFiltered ? `?${new URLSearchParams({ query })}` : paths.compositions.add()}>
          {isFiltered ? 'Search all works' : 'Register a composition'}
        </ButtonLink>
      }
    >
      {isFiltered
        ? 'Works that the filters leave out may match.'
        : 'Try fewer words, or a writer’s name. If you wrote the work, you can register it.'}
    </EmptyState>
  );
}
