import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { Dashboard } from '@counterpoint/domain/schemas';
import { Button, Delayed, Grid, Skeleton, Stack } from '@counterpoint/kit/core';
import { EmptyState, ErrorState, PageHeader } from '@counterpoint/kit/page';
import { AttentionList } from './attention-list.tsx';
import { Counts } from './counts.tsx';
import { greeting } from './greeting.ts';
import { useDashboard } from './use-dashboard.ts';

/** The first page after signing in: what needs the member, and how their works stand. */
export function DashboardPage() {
  const { user } = useHost();
  const { data, error, refetch } = useDashboard();
  return (
    <Stack gap="5">
      <PageHeader
        title={user ? greeting(user) : 'Dashboard'}
        {...(data && !isEmpty(data) && { context: contextLine(data.attention.length) })}
        actions={
          <Button asChild>
            <Link to={paths.compositions.add()}>Register a composition</Link>
          </Button>
        }
      />
      {data && (isEmpty(data) ? <Beginning /> : <Overview data={data} />)}
      {!data && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
    </Stack>
  );
}

function Overview({ data }: { data: Dashboard }) {
  // On a phone what needs the member comes before the figures; beside each other there is room for both.
  return (
    <Stack gap="4">
      <Counts {...data} />
      <AttentionList items={data.attention} />
    </Stack>
  );
}

function Beginning() {
  return (
    <EmptyState
      title="Your repertoire begins here"
      action={
        <Button asChild>
          <Link to={paths.compositions.add()}>Register your first composition</Link>
        </Button>
      }
    >
      Once you have registered a work, this page shows how it stands, and what waits for your answer.
    </EmptyState>
  );
}

function Waiting() {
  return (
    <Stack gap="4" role="status" aria-label="Loading the dashboard">
      <Delayed>
        <Grid templateColumns={{ base: '1fr', sm: 'repeat(auto-fit, minmax(14rem, 1fr))' }} gap="4">
          <Skeleton height="9rem" borderRadius="card" />
          <Skeleton height="9rem" borderRadius="card" />
          <Skeleton height="9rem" borderRadius="card" />
        </Grid>
        <Skeleton height="16rem" borderRadius="card" />
      </Delayed>
    </Stack>
  );
}

function isEmpty({ compositions, recordings, oppositions, attention }: Dashboard): boolean {
  return compositions.all + recordings.all + oppositions.all + attention.length === 0;
}

function contextLine(count: number): string {
  if (count === 0) return 'Nothing needs you today.';
  return count === 1 ? '1 thing needs you.' : `${count} things need you.`;
}
