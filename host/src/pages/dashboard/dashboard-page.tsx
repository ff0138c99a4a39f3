import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { Dashboard } from '@counterpoint/domain/schemas';
import { Button, Stack } from '@counterpoint/kit/core';
import { EmptyState, ErrorState, PageHeader } from '@counterpoint/kit/page';
import { ActivityList } from './activity-list.tsx';
import { AttentionList } from './attention-list.tsx';
import { Counts } from './counts.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { greeting } from './greeting.ts';
import { NotificationList } from './notification-list.tsx';
import { Registrations } from './registrations.tsx';
import { useDashboard } from './use-dashboard.ts';

const NO_BREAK_SPACE = '\u00a0';

/** The first page after signing in: what needs the member, and how their works stand. */
export function DashboardPage() {
  const { user } = useHost();
  const { data, error, refetch } = useDashboard();
  return (
    <>
      <PageHeader
        title={user ? greeting(user) : 'Dashboard'}
        // A line of its own from the start, so that what stands below it does not move down.
        context={data ? contextLine(data.attention_total) : NO_BREAK_SPACE}
        {...(!(data && isEmpty(data)) && { actions: <RegisterButton>Register a composition</RegisterButton> })}
      />
      {data && (isEmpty(data) ? <Beginning /> : <Overview data={data} />)}
      {!data && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <DashboardSkeleton />}
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

function Overview({ data }: { data: Dashboard }) {
  return (
    <DashboardLayout
      attention={<AttentionList items={data.attention} total={data.attention_total} />}
      registrations={<Registrations months={data.registrations} />}
      counts={<Counts {...data} />}
      activity={<ActivityList items={data.activity} />}
      notifications={<NotificationList />}
    />
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

function isEmpty({ compositions, recordings, oppositions, attention }: Dashboard): boolean {
  return compositions.all + recordings.all + oppositions.all + attention.length === 0;
}

function contextLine(count: number): string {
  if (count === 0) return 'Nothing needs you today.';
  return count === 1 ? '1 thing needs you.' : `${count} things need you.`;
}
