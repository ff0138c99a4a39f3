import { Loaded } from '@counterpoint/area-ui/page';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import type { SecondFactors } from '@counterpoint/domain/schemas/members';
import { Alert, Card, Skeleton, Stack } from '@counterpoint/kit/core';
import { useState } from 'react';
import { fetchSecondFactors, type NewCodes, secondFactorKeys } from '../../api/second-factor-api.ts';
import * as text from '../../messages/security.generated.ts';
import { security as title } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { Loading } from '../../ui/loading.tsx';
import { AppCard } from './app-card.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';

export function SecurityPage() {
  const { http } = useHost();
  const stored = useQuery({
    queryKey: secondFactorKeys.mine,
    queryFn: ({ signal }) => fetchSecondFactors(http, signal),
  });
  return (
    <AccountPage title={title()} context={text.context()}>
      <Loaded query={stored} loading={<LoadingCard />} isFramed>
        {(factors) => <FactorCards factors={factors} />}
      </Loaded>
    </AccountPage>
  );
}

function FactorCards({ factors }: { factors: SecondFactors }) {
  const [codes, setCodes] = useState<NewCodes>(null);
  const { passkeys, authenticator_app, is_required } = factors;
  const count = passkeys.length + (authenticator_app ? 1 : 0);
  return (
    <Stack gap="5">
      {is_required && count === 0 && (
        <Alert tone="warning" title={text.required()}>
          {text.requiredNote()}
        </Alert>
      )}
      <PasskeysCard passkeys={passkeys} isOnlyFactor={count === 1} onCodes={setCodes} />
      <AppCard app={authenticator_app} isOnlyFactor={count === 1} onCodes={setCodes} />
      {count > 0 && <RecoveryCard left={factors.recovery_codes_left} onCodes={setCodes} />}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Stack>
  );
}

function LoadingCard() {
  return (
    <Card>
      <Loading label={text.loading()} minHeight="20rem">
        <Skeleton height="16rem" />
      </Loading>
    </Card>
  );
}
