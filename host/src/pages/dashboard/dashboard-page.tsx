import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { Dashboard } from '@counterpoint/domain/schemas';
import { Box, Button, Delayed, Flex, Grid, Skeleton, Stack } from '@counterpoint/kit/core';
import { EmptyState, ErrorState, PageHeader } from '@counterpoint/kit/page';
import { ActivityList } from './activity-list.tsx';
import { AttentionList } from './attention-list.tsx';
import { COUNT_COLUMNS, Counts } from './counts.tsx';
import { greeting } from './greeting.ts';
import { NotificationList } from './notification-list.tsx';
import { Registrations } from './registrations.tsx';
import { useDashboard } from './use-dashboard.ts';

/** The first page after signing in: what needs the member, and how their works stand. */
export function DashboardPage() {
  const { user } = useHost();
  const { data, error, refetch } = useDashboard();
  return (
    <>
      <PageHeader
        title={user ? greeting(user) : 'Dashboard'}
        {...(data && !isEmpty(data) && { context: contextLine(data.attention_total) })}
        {...(!(data && isEmpty(data)) && { actions: <RegisterButton>Register a composition</RegisterButton> })}
      />
      {data && (isEmpty(data) ? <Beginning /> : <Overview data={data} />)}
      {!data && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
    </>
  );
}

function RegisterButton({ children }: { children: string }) {
  return (
    <Button asChild>
      <Link to={paths.compositions.add()}>{children}</Link>
    </Button>
  );
}

/** The main column and the one beside it; below each other where there is no room. */
const TWO_COLUMNS = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' } as const;

function Overview({ data }: { data: Dashboard }) {
  return (
    <Flex direction="column" gap="4">
      <Grid templateColumns={TWO_COLUMNS} gap="4">
        <AttentionList items={data.attention} total={data.attention_total} />
        <Registrations months={data.registrations} />
      </Grid>
      {/* What needs the member comes first; where there is room the figures stand above it as one line. */}
      <Box order={{ md: -1 }}>
        <Counts {...data} />
      </Box>
      <Grid templateColumns={TWO_COLUMNS} gap="4" alignItems="start">
        <ActivityList items={data.activity} />
        <NotificationList />
      </Grid>
    </Flex>
  );
}

function Beginning() {
  return (
    <Stack gap="4">
      <EmptyState
        title="Your repertoire begins here"
        action={<RegisterButton>Register your first composition</RegisterButton>}
      >
        Once you have registered a work, this page shows how it stands, and what waits for your answer.
      </EmptyState>
      <NotificationList />
    </Stack>
  );
}

/** In the places of what is to come, so that little moves when it does. */
function Waiting() {
  return (
    <Stack gap="4" role="status" aria-label="Loading the dashboard">
      <Delayed>
        <Grid templateColumns={COUNT_COLUMNS} gap="4">
          {['compositions', 'recordings', 'oppositions', 'confirmations'].map((key) => (
            <Skeleton key={key} height={{ base: '6.5rem', md: '9rem' }} borderRadius="card" />
          ))}
        </Grid>
        {['attention', 'activity'].map((key) => (
          <Grid key={key} templateColumns={TWO_COLUMNS} gap="4">
            <Skeleton height="19rem" borderRadius="card" />
            <Skeleton height="19rem" borderRadius="card" />
          </Grid>
        ))}
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
