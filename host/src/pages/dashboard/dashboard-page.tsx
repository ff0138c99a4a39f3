import { messageOf } from '@counterpoint/client/http';
import { type LiveTopic, useHost, useMayVisit } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery } from '@counterpoint/contract/query';
import { Link } from '@counterpoint/contract/router';
import type { Dashboard } from '@counterpoint/domain/schemas/home';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Box, Button, Delayed, Grid, Skeleton, Stack } from '@counterpoint/kit/core';
import { EmptyState, ErrorState, PageHeader } from '@counterpoint/kit/page';
import { useEffect } from 'react';
import * as text from '../../messages/dashboard.generated.ts';
import { ActivityList } from './activity-list.tsx';
import { AttentionList } from './attention-list.tsx';
import { COUNT_COLUMNS, COUNT_GAP, Counts } from './counts.tsx';
import { dashboardQuery } from './dashboard-api.ts';
import { DashboardLayout } from './dashboard-layout.tsx';
import { greeting } from './greeting.ts';
import { NotificationList } from './notification-list.tsx';
import { Registrations } from './registrations.tsx';

const NO_BREAK_SPACE = '\u00a0';

export function DashboardPage() {
  const { user } = useHost();
  const { data, error, refetch } = useDashboard();
  return (
    <>
      <PageHeader
        title={user ? greeting(user) : text.title()}
        // Reserves the line, so that nothing below it moves.
        context={data ? text.needsYou({ count: totalOf(data.attention_counts) }) : NO_BREAK_SPACE}
        {...(!(data && isEmpty(data)) && { actions: <RegisterButtons /> })}
      />
      {data && (isEmpty(data) ? <Beginning kind={user?.organisation_type ?? null} /> : <Overview data={data} />)}
      {!data && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <DashboardSkeleton />}
    </>
  );
}

function totalOf(counts: Dashboard['attention_counts']): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

interface RegisterButtonProps {
  readonly to: string;
  readonly variant?: 'solid' | 'outline';
  readonly children: string;
}

function RegisterButton({ to, variant = 'solid', children }: RegisterButtonProps) {
  if (!useMayVisit(to)) return null;
  return (
    <Button asChild variant={variant}>
      <Link to={to}>{children}</Link>
    </Button>
  );
}

function RegisterButtons() {
  return (
    <>
      <RegisterButton to={paths.recordings.add()} variant="outline">
        {text.registerRecording()}
      </RegisterButton>
      <RegisterButton to={paths.compositions.add()}>{text.registerWork()}</RegisterButton>
    </>
  );
}

function Overview({ data }: { data: Dashboard }) {
  return (
    <DashboardLayout
      attention={<AttentionList items={data.attention} counts={data.attention_counts} />}
      registrations={<Registrations months={data.registrations} />}
      counts={<Counts {...data} />}
      activity={<ActivityList items={data.activity} />}
      notifications={<NotificationList />}
    />
  );
}

function Beginning({ kind }: { kind: Profile['organisation_type'] }) {
  const registersRecordings = kind !== null && kind !== 'Music Publisher' && kind !== 'Other';
  const first = registersRecordings
    ? { label: text.registerFirstRecording(), to: paths.recordings.add(), hint: text.beginningWithRecordings() }
    : { label: text.registerFirstWork(), to: paths.compositions.add(), hint: text.beginningHint() };
  return (
    <Stack gap="4">
      <EmptyState title={text.beginning()} action={<RegisterButton to={first.to}>{first.label}</RegisterButton>}>
        {first.hint}
      </EmptyState>
      <NotificationList />
    </Stack>
  );
}

function isEmpty({ compositions, recordings, oppositions, attention }: Dashboard): boolean {
  return compositions.all + recordings.all + oppositions.all + attention.length === 0;
}

const TOPICS: readonly LiveTopic[] = ['compositions', 'recordings', 'oppositions'];

function useDashboard() {
  const { http, live } = useHost();
  const query = useQuery(dashboardQuery(http));
  const { refetch } = query;
  useEffect(() => {
    const stops = TOPICS.map((topic) => live.subscribe(topic, () => void refetch()));
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, refetch]);
  return query;
}

const COUNTS = ['compositions', 'recordings', 'oppositions', 'confirmations'];

function DashboardSkeleton() {
  return (
    <Box role="status" aria-label={text.loading()}>
      <Delayed>
        <DashboardLayout
          counts={
            <Grid templateColumns={COUNT_COLUMNS} gap={COUNT_GAP}>
              {COUNTS.map((key) => (
                <Skeleton key={key} height={{ base: '6.875rem', md: '12.1875rem' }} borderRadius="card" />
              ))}
            </Grid>
          }
          attention={<Skeleton height={{ base: '36rem', md: '28.5rem' }} borderRadius="card" />}
          registrations={<Skeleton height={{ base: '19rem', lg: '23rem', xl: '28.5rem' }} borderRadius="card" />}
          activity={<Skeleton height="40.5rem" borderRadius="card" />}
          notifications={<Skeleton height="40.5rem" borderRadius="card" />}
        />
      </Delayed>
    </Box>
  );
}
