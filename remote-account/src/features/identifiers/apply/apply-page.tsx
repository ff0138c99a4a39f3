import { ButtonLink } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery } from '@counterpoint/contract/query';
import { isIsniClosed, isIsniWritable } from '@counterpoint/domain/states';
import { Card } from '@counterpoint/kit/core';
import { EmptyState, ErrorState, PageHeader } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { fetchApplications, fetchStanding } from '../../../api/isni-api.ts';
import { AccountPage } from '../../../ui/account-page.tsx';
import { applicationCopiesOf } from './application-draft.ts';
import { ApplicationWizard } from './application-wizard.tsx';

export function ApplyPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle('Apply for an ISNI'), [setTitle]);
  return (
    <AccountPage>
      <ApplicationLoader />
    </AccountPage>
  );
}

const ONCE = {
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

function ApplicationLoader() {
  const { http, user } = useHost();
  const copies = useMemo(() => applicationCopiesOf(user?.member_id ?? ''), [user?.member_id]);
  const [opening] = useState(() => crypto.randomUUID());
  const opened = useQuery({
    queryKey: ['isni-application-opened', opening],
    queryFn: async ({ signal }) => {
      const [applications, standing] = await Promise.all([
        fetchApplications(http, signal),
        fetchStanding(http, signal),
      ]);
      return { application: applications.find(({ state }) => !isIsniClosed(state)) ?? null, standing };
    },
    ...ONCE,
  });
  if (opened.isError)
    return (
      <>
        <PageHeader title="Apply for an ISNI" />
        <Card>
          <ErrorState message={messageOf(opened.error)} onRetry={() => void opened.refetch()} />
        </Card>
      </>
    );
  if (!opened.data) return <ListSkeleton rows={6} />;
  const { application, standing } = opened.data;
  if (standing.isni_number)
    return (
      <Elsewhere title="You have an ISNI">It stands under your personal identifiers, and in the top bar.</Elsewhere>
    );
  if (application && !isIsniWritable(application.state))
    return (
      <Elsewhere title="Your application is with the society">It can be changed again if the society asks.</Elsewhere>
    );
  const kind = user?.register_as === 'corporate' ? 'organisation' : 'person';
  const copy = copies.read(application?.id ?? null);
  return <ApplicationWizard application={application} copy={copy} copies={copies} kind={kind} />;
}

function Elsewhere({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title="Apply for an ISNI" />
      <Card>
        <EmptyState
          title={title}
          action={<ButtonLink to={paths.account.personalIdentifiers()}>Your personal identifiers</ButtonLink>}
        >
          {children}
        </EmptyState>
      </Card>
    </>
  );
}
