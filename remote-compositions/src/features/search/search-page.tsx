import { ButtonLink } from '@counterpoint/area-ui/page';
import { SearchFrame, SearchResults } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { useListState } from '@counterpoint/contract/list-state';
import { paths } from '@counterpoint/contract/paths';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import { EmptyState } from '@counterpoint/kit/page';
import { FilterChips } from '@counterpoint/kit/table';
import { type RepertoireQuery, repertoireKeys, searchRepertoire } from '../../api/repertoire-api.ts';
import * as text from '../../messages/search.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { RepertoireResult } from './repertoire-result.tsx';
import { useIswcFilter } from './use-iswc-filter.ts';

export function SearchPage() {
  const { query, filter, page, setQuery, setFilter, setPage } = useListState({ filters: ['all', 'mine'] });
  const { iswc, setIswc } = useIswcFilter();
  const owners = [
    { id: 'all', label: text.all() },
    { id: 'mine', label: text.mine() },
  ] as const;
  const iswcs = [
    { id: 'any', label: text.anyIswc() },
    { id: 'with', label: text.withIswc() },
    { id: 'without', label: text.withoutIswc() },
  ] as const;
  return (
    <SearchFrame
      title={titles.search()}
      context={text.context()}
      home={{ label: titles.compositions(), href: paths.compositions.list() }}
      beside={{ label: titles.composers(), href: paths.compositions.composers() }}
      placeholder={text.placeholder()}
      query={query}
      onQuery={setQuery}
      filters={
        <>
          <FilterChips label={text.owner()} items={owners} value={filter} onChange={setFilter} />
          <FilterChips label="ISWC" items={iswcs} value={iswc} onChange={setIswc} />
        </>
      }
      hint={text.hint()}
    >
      <Results search={{ query, page, filter, iswc }} onPage={setPage} />
    </SearchFrame>
  );
}

function Results({ search, onPage }: { search: RepertoireQuery; onPage: (page: number) => void }) {
  const { http } = useHost();
  const results = useQuery({
    queryKey: repertoireKeys.search(search),
    queryFn: ({ signal }) => searchRepertoire(http, search, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <SearchResults
      query={search.query}
      search={results}
      noun="work"
      nothing={<NoResults search={search} />}
      onPage={onPage}
      renderRow={(row) => <RepertoireResult key={row.id} row={row} />}
    />
  );
}

function NoResults({ search: { query, filter = 'all', iswc = 'any' } }: { search: RepertoireQuery }) {
  if (filter !== 'all' || iswc !== 'any')
    return (
      <EmptyState
        title={text.noFilteredMatch({ query })}
        action={
          <ButtonLink variant="outline" to={`?${new URLSearchParams({ query })}`}>
            {text.searchAll()}
          </ButtonLink>
        }
      >
        {text.noFilteredMatchHint()}
      </EmptyState>
    );
  return (
    <EmptyState
      title={text.noMatch({ query })}
      action={
        <ButtonLink variant="outline" to={paths.compositions.add()}>
          {titles.register()}
        </ButtonLink>
      }
    >
      {text.noMatchHint()}
    </EmptyState>
  );
}
