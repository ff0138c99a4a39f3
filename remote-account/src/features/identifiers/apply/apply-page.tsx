import { ButtonLink, useTitle } from '@counterpoint/area-ui/page';
import { DraftAddressProvider, READ_ONCE } from '@counterpoint/area-ui/wizard';
import { messageOf } from '@counterpoint/client/http';
import { fetchRead, newIdempotencyKey } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery } from '@counterpoint/contract/query';
import { heldIsni } from '@counterpoint/domain/identifiers';
import { isIsniClosed, isIsniWritable } from '@counterpoint/domain/states';
import { Card } from '@counterpoint/kit/core';
import { EmptyState, ErrorState, PageHeader } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { type ReactNode, useMemo, useState } from 'react';
import { APPLICATIONS, ISNI_RECORD } from '../../../api/isni-api.ts';
import * as text from '../../../messages/isni-application.generated.ts';
import { AccountLayout } from '../../../ui/account-page.tsx';
import { adoptNewCopy, applicationCopiesOf } from './application-draft.ts';
import { ApplicationWizard } from './application-wizard.tsx';

export function ApplyPage() {
  useTitle(text.title());
  return (
    <AccountLayout>
      <ApplicationLoader />
    </AccountLayout>
  );
}

function ApplicationLoader() {
  const { http, user } = useHost();
  const copies = useMemo(() => applicationCopiesOf(user?.member_id ?? ''), [user?.member_id]);
  const [visitId] = useState(newIdempotencyKey);
  const opened = useQuery({
    queryKey: ['isni-application-opened', visitId],
    queryFn: async ({ signal }) => {
      const [applications, record] = await Promise.all([
        fetchRead(http, APPLICATIONS, signal),
        fetchRead(http, ISNI_RECORD, signal),
      ]);
      const application = applications.items.find(({ state }) => !isIsniClosed(state)) ?? null;
      if (application) adoptNewCopy(copies, application);
      return { application, record };
    },
    ...READ_ONCE,
  });
  if (opened.isError)
    return (
      <>
        <PageHeader title={text.title()} />
        <Card>
          <ErrorState message={messageOf(opened.error)} onRetry={() => void opened.refetch()} />
        </Card>
      </>
    );
  if (!opened.data) return <ListSkeleton rows={6} />;
  const { application, record } = opened.data;
  if (heldIsni(record.isni_number)) return <Unavailable title={text.hasIsni()}>{text.hasIsniNote()}</Unavailable>;
  if (application && !isIsniWritable(application.state))
    return <Unavailable title={text.withSociety()}>{text.withSocietyNote()}</Unavailable>;
  const kind = user?.register_as === 'corporate' ? 'organisation' : 'person';
  const copy = copies.read(application?.id ?? null);
  return (
    <DraftAddressProvider>
      <ApplicationWizard application={application} copy={copy} copies={copies} kind={kind} />
    </DraftAddressProvider>
  );
}

function Unavailable({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={text.title()} />
      <Card>
        <EmptyState
          title={title}
          action={<ButtonLink to={paths.account.personalIdentifiers()}>{text.yourIdentifiers()}</ButtonLink>}
        >
          {children}
        </EmptyState>
      </Card>
    </>
  );
}
