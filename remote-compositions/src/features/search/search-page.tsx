import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useListState } from '@counterpoint/contract/list-state';
import { paths } from '@counterpoint/contract/paths';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import { Link } from '@counterpoint/contract/router';
import { Box, Button, Card } from '@counterpoint/kit/core';
import { EmptyState, ErrorState, PageHeader } from '@counterpoint/kit/page';
import { ListSkeleton, SearchField } from '@counterpoint/kit/table';
import { useEffect } from 'react';
import { repertoireKeys, searchRepertoire } from '../../api/repertoire-api.ts';
import { SearchResults } from './search-results.tsx';

export function SearchPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle('Search the repertoire'), [setTitle]);
  const { query, page, setQuery, setPage } = useListState({ filters: ['all'] });
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
      />
      <Card padding="none">
        <Box padding="4">
          <SearchField
            label="Search the repertoire"
            placeholder="Title, writer, ISWC or IPI"
            value={query}
            onChange={setQuery}
          />
        </Box>
        {query === '' ? (
          <EmptyState title="What are you looking for?">
            Type a title, a writer’s name, an ISWC or an IPI name number. A misspelled word is forgiven.
          </EmptyState>
        ) : (
          <Found query={query} page={page} onPage={setPage} />
        )}
      </Card>
    </>
  );
}

function Found({ query, page, onPage }: { query: string; page: number; onPage: (page: number) => void }) {
  const { http } = useHost();
  const found = useQuery({
    queryKey: repertoireKeys.search({ query, page }),
    queryFn: ({ signal }) => searchRepertoire(http, { query, page }, signal),
    placeholderData: keepPreviousData,
  });
  if (found.data === undefined) {
    if (found.isError) return <ErrorState message={messageOf(found.error)} onRetry={() => void found.refetch()} />;
    return <ListSkeleton rows={5} />;
  }
  if (found.data.total === 0)
    return (
      <EmptyState
        title={`No registered work matches “${query}”`}
        action={
          <Button asChild variant="outline">
            <Link to={paths.compositions.add()}>Register a composition</Link>
          </Button>
        }
      >
        Try fewer words, or a writer’s name. If you wrote the work, you can register it.
      </EmptyState>
    );
  return <SearchResults query={query} found={found.data} isBusy={found.isPlaceholderData} onPage={onPage} />;
}
