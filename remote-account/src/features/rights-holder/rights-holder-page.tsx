import { PageHeader, Permitted } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Card, Delayed, Skeleton, Stack, VisuallyHidden } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { useEffect } from 'react';
import * as text from '../../messages/rights-holder.generated.ts';
import { rightsHolder } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { IdentityCard } from './identity-card.tsx';
import { LinkedCases, LinkedRecordings, LinkedWorks } from './linked-cards.tsx';
import { SocietiesCard } from './societies-card.tsx';
import { useRightsHolder } from './use-rights-holder.ts';

export function RightsHolderPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle(rightsHolder()), [setTitle]);
  const { data: holder, error, refetch } = useRightsHolder();
  return (
    <AccountPage>
      <PageHeader
        title={rightsHolder()}
        context={text.context()}
        help={{ label: text.helpLabel(), href: paths.account.helpTopic('who-sees-what') }}
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
        <Permitted needs="finance:change">
          <SocietiesCard />
        </Permitted>
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
      <VisuallyHidden>{text.loadingRecord()}</VisuallyHidden>
      <Delayed>
        <Stack gap="4">
          <Skeleton height="6" width="14rem" />
          <Skeleton height="24" />
        </Stack>
      </Delayed>
    </Card>
  );
}
