import { PageHeader } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Card, Delayed, Skeleton, Stack, VisuallyHidden } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { useEffect } from 'react';
import { AccountPage } from '../../ui/account-page.tsx';
import { IdentityCard } from './identity-card.tsx';
import { LinkedCases, LinkedRecordings, LinkedWorks } from './linked-cards.tsx';
import { SocietiesCard } from './societies-card.tsx';
import { useRightsHolder } from './use-rights-holder.ts';

export function RightsHolderPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle('Rights holder'), [setTitle]);
  const { data: holder, error, refetch } = useRightsHolder();
  return (
    <AccountPage>
      <PageHeader
        title="Rights holder"
        context="How works, recordings and cases name you, and what is linked to that name"
        help={{ label: 'Who sees what', href: paths.account.helpTopic('who-sees-what') }}
      />
      <Stack gap="5">
        {holder ? (
          <IdentityCard holder={holder} />
        ) : error ? (
          <Card>
            <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
          </Card>
        ) : (
          <RecordSkeleton />
        )}
        <SocietiesCard />
        {holder && (
          <>
            <LinkedWorks works={holder.works} />
            <LinkedRecordings recordings={holder.recordings} />
            <LinkedCases oppositions={holder.oppositions} />
          </>
        )}
      </Stack>
    </AccountPage>
  );
}

function RecordSkeleton() {
  return (
    <Card role="status" minHeight="13rem">
      <VisuallyHidden>Loading your record</VisuallyHidden>
      <Delayed>
        <Stack gap="4">
          <Skeleton height="6" width="14rem" />
          <Skeleton height="24" />
        </Stack>
      </Delayed>
    </Card>
  );
}
