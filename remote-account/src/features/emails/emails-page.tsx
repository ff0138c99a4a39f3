import { PageHeader } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { Box, Card, Delayed, Skeleton, VisuallyHidden } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { useEffect } from 'react';
import { fetchMailPreferences, mailPreferenceKeys } from '../../api/mail-preferences-api.ts';
import * as text from '../../messages/emails.generated.ts';
import { emails as title } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { PreferencesForm } from './preferences-form.tsx';

export function EmailsPage() {
  const { http, setTitle, user } = useHost();
  useEffect(() => setTitle(title()), [setTitle]);
  const { data, error, refetch } = useQuery({
    queryKey: mailPreferenceKeys.mine,
    queryFn: ({ signal }) => fetchMailPreferences(http, signal),
  });
  return (
    <AccountPage>
      <PageHeader title={title()} context={text.context({ email: user?.email ?? '' })} />
      <Card as="section" aria-label={title()}>
        {data ? (
          <PreferencesForm stored={data} />
        ) : error ? (
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Box role="status" minHeight="24rem">
            <VisuallyHidden>{text.loading()}</VisuallyHidden>
            <Delayed>
              <Skeleton height="20rem" />
            </Delayed>
          </Box>
        )}
      </Card>
    </AccountPage>
  );
}
