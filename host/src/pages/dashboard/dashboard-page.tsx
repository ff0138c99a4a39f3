import { messageOf } from '@counterpoint/client/http';
import { useLiveQueries, useRead } from '@counterpoint/client/queries';
import { type LiveTopic, useHost, useMayVisit } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { displayName } from '@counterpoint/domain/names';
import type { Dashboard } from '@counterpoint/domain/schemas/home';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Box, Button, Delayed, Flex, FROM_MEDIUM, Grid, Skeleton, Stack, useMediaQuery } from '@counterpoint/kit/core';
import { EmptyState, ErrorState, PageHeader } from '@counterpoint/kit/page';
import { type ReactNode, useDeferredValue } from 'react';
import * as text from '../../messages/dashboard.generated.ts';
import { ActivityList } from './activity-list.tsx';
import { AttentionList } from './attention-list.tsx';
import { COUNT_COLUMNS, COUNT_GAP, Counts } from './counts.tsx';
import { DASHBOARD } from './dashboard-api.ts';
import { NotificationList } from './notification-list.tsx';
import { Registrations } from './registrations.tsx';

const NO_BREAK_SPACE = '\u00a0';

export function DashboardPage() {
  const { user } = useHost();
  useLiveQueries(TOPICS, DASHBOARD.key);
  const { data, error, refetch } = useRead(DASHBOARD);
  return (
    <>
      <PageHeader
        title={user ? greeting(user) : text.title()}
        // Reserves the line, so that nothing below it moves.
        context={data ? text.needsYou({ count: totalOf(data) }) : NO_BREAK_SPACE}
        {...(!(data && isEmpty(data)) && { actions: <RegisterButtons isShown={Boolean(data || error)} /> })}
      />
      {data && (isEmpty(data) ? <Beginning kind={user?.organisation_type ?? null} /> : <Overview data={data} />)}
      {!data && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <DashboardSkeleton />}
    </>
  );
}

function totalOf({ attention_counts, mandates, isni_question }: Dashboard): number {
  const counts = [...Object.values(attention_counts), mandates.proposed, mandates.to_confirm, isni_question ? 1 : 0];
  return counts.reduce((total, count) => total + count, 0);
}

interface RegisterButtonProps {
  readonly to: string;
  readonly variant?: 'solid' | 'outline';
  readonly isShown?: boolean;
  readonly children: string;
}

function RegisterButton({ to, variant = 'solid', isShown = true, children }: RegisterButtonProps) {
  if (!useMayVisit(to)) return null;
  return (
    <Button asChild variant={variant} visibility={isShown ? 'visible' : 'hidden'}>
      <Link to={to}>{children}</Link>
    </Button>
  );
}

/** Hidden until the dashboard is known to need them, they reserve their space. */
function RegisterButtons({ isShown }: { readonly isShown: boolean }) {
  return (
    <>
      <RegisterButton to={paths.recordings.add()} variant="outline" isShown={isShown}>
        {text.registerRecording()}
      </RegisterButton>
      <RegisterButton to={paths.compositions.add()} isShown={isShown}>
        {text.registerWork()}
      </RegisterButton>
    </>
  );
}

function Overview({ data }: { data: Dashboard }) {
  // The lists are below the fold: they render once what is above has painted.
  const hasLists = useDeferredValue(true, false);
  return (
    <DashboardLayout
      attention={<AttentionList data={data} />}
      registrations={<Registrations months={data.registrations} />}
      counts={<Counts {...data} />}
      activity={hasLists ? <ActivityList items={data.activity} /> : <Box height={LIST_HEIGHT} />}
      notifications={hasLists && <NotificationList />}
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

/** For a member who hasn't started; a person with limited access can't tell. */
function isEmpty(data: Dashboard): boolean {
  const { compositions, recordings, oppositions } = data;
  return [compositions, recordings, oppositions].every((counts) => counts?.all === 0) && totalOf(data) === 0;
}

/** A mandate changes with the profile; only notifications announce ISNI questions and what waits for a represented member. */
const TOPICS: readonly LiveTopic[] = ['compositions', 'recordings', 'oppositions', 'profile', 'notifications'];

const LIST_HEIGHT = '40.5rem';
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
          activity={<Skeleton height={LIST_HEIGHT} borderRadius="card" />}
          notifications={<Skeleton height={LIST_HEIGHT} borderRadius="card" />}
        />
      </Delayed>
    </Box>
  );
}

/** Greets the person, who may not be the member. */
export function greeting({ person, ...member }: Profile, now: Date = new Date()): string {
  const isMember = person.name === displayName(member);
  const name = (isMember && member.register_as === 'individual' && member.given_name) || person.name;
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return text.goodMorning({ name });
  return hour >= 12 && hour < 18 ? text.goodAfternoon({ name }) : text.goodEvening({ name });
}

const TWO_COLUMNS = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' } as const;

interface DashboardParts {
  readonly counts: ReactNode;
  readonly attention: ReactNode;
  readonly registrations: ReactNode;
  readonly activity: ReactNode;
  readonly notifications: ReactNode;
}

function DashboardLayout({ counts, attention, registrations, activity, notifications }: DashboardParts) {
  // By the order of the elements and not by CSS, so that the Tab key follows the eye.
  const countsFirst = useMediaQuery(FROM_MEDIUM);
  return (
    <Flex direction="column" gap="4">
      {countsFirst && counts}
      <Grid templateColumns={TWO_COLUMNS} gap="4">
        {attention}
        {registrations}
      </Grid>
      {!countsFirst && counts}
      <Grid templateColumns={TWO_COLUMNS} gap="4" alignItems="start">
        {activity}
        {notifications}
      </Grid>
    </Flex>
  );
}
