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
  const { setTitle } = useHost();
  useEffect(() => setTitle('Search the repertoire'), [setTitle]);
  const { query, filter, page, setQuery, setFilter, setPage } = useListState({ filters: ['all', 'mine'] });
  const { iswc, setIswc } = useIswcFilter();
  return (
    <>
      <PageHeader
        title="Search the repertoire"
        context="Every work registered with the society, whoever it belongs to"
        breadcrumbs={[
          { label: 'Music compositions', href: paths.compositions.list() },
          { label: 'Search the repertoire' },
        ]}
        renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
        actions={
          <Button asChild variant="outline">
            <Link to={paths.compositions.composers()}>Composers</Link>
          </Button>
        }
      />
      <Card padding="none">
        <Flex gap="3" align="center" wrap="wrap" padding="4">
          <SearchField
            label="Search the repertoire"
            placeholder="Title, writer, performer, ISWC, IPI, ISRC"
            value={query}
            onChange={setQuery}
          />
          <FilterChips label="Whose works" items={OWNERS} value={filter} onChange={setFilter} />
          <FilterChips label="ISWC" items={ISWC} value={iswc} onChange={setIswc} />
        </Flex>
        {query === '' ? (
          <EmptyState title="What are you looking for?">
            Type a title or another title of the work, a writer, a performer, an ISWC, an IPI name number or the ISRC of
            a recording. Misspelled words, accents and the order of words do not matter.
          </EmptyState>
        ) : (
          <Found asked={{ query, page, filter, iswc }} onPage={setPage} />
        )}
      </Card>
    </>
  );
}

function Found({ asked, onPage }: { asked: RepertoireQuery; onPage: (page: number) => void }) {
  const { http } = useHost();
  const found = useQuery({
    queryKey: repertoireKeys.search(asked),
    queryFn: ({ signal }) => searchRepertoire(http, asked, signal),
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
      noun="work"
      isBusy={found.isPlaceholderData}
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
        <Button asChild variant="outline">
          <Link to={isFiltered ? `?${new URLSearchParams({ query })}` : paths.compositions.add()}>
            {isFiltered ? 'Search all works' : 'Register a composition'}
          </Link>
        </Button>
      }
    >
      {isFiltered
        ? 'Works that the filters leave out may match.'
        : 'Try fewer words, or a writer’s name. If you wrote the work, you can register it.'}
    </EmptyState>
  );
}
