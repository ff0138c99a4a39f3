import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { compositionQuery } from '@counterpoint/domain/schemas';
import { Button, Card } from '@counterpoint/kit/core';
import { ErrorState, PageHeader } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useEffect } from 'react';
import { useCompositionsLive } from '../../api/use-compositions-live.ts';
import { useUrlQuery } from '../../ui/use-url-query.ts';
import { CompositionTable } from './composition-table.tsx';
import { NoWorks } from './list-empty.tsx';
import { useCompositionList } from './use-composition-list.ts';

export function ListPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle('Music compositions'), [setTitle]);
  useCompositionsLive();
  const [query, changeQuery] = useUrlQuery(compositionQuery);
  const list = useCompositionList(query);
  const count = list.data?.counts.all;

  return (
    <>
      <PageHeader title="Music compositions" context={contextOf(count)} actions={<Actions />} />
      {list.data === undefined ? (
        list.isError ? (
          <ErrorState message={messageOf(list.error)} onRetry={() => void list.refetch()} />
        ) : (
          <ListSkeleton rows={query.per_page} />
        )
      ) : count === 0 ? (
        <Card>
          <NoWorks />
        </Card>
      ) : (
        <CompositionTable query={query} page={list.data} isBusy={list.isPlaceholderData} onChange={changeQuery} />
      )}
    </>
  );
}

function contextOf(count: number | undefined): string {
  if (count === undefined) return 'Works in your repertoire';
  return count === 1 ? '1 work in your repertoire' : `${count} works in your repertoire`;
}

function Actions() {
  return (
    <>
      <Button variant="outline" asChild>
        <Link to={paths.compositions.search()}>Search the repertoire</Link>
      </Button>
      <Button asChild>
        <Link to={paths.compositions.add()}>Register a composition</Link>
      </Button>
    </>
  );
}
