import { PageHeader } from '@counterpoint/area-ui/page';
import { useHost, useMay } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { displayName } from '@counterpoint/domain/names';
import { Stack } from '@counterpoint/kit/core';
import { useEffect } from 'react';
import { mandateKeys } from '../../api/mandates-api.ts';
import * as text from '../../messages/mandates.generated.ts';
import { mandates as title } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { ConfirmationsCard } from './confirmations-card.tsx';
import { MandatesCard } from './mandates-card.tsx';
import { ProposeButton } from './propose-button.tsx';

export function MandatesPage() {
  const { user, live, setTitle } = useHost();
  const queries = useQueryClient();
  const maySee = useMay('people:read');
  useEffect(() => setTitle(title()), [setTitle]);
  useEffect(
    () => live.subscribe('profile', () => void queries.invalidateQueries({ queryKey: mandateKeys.all })),
    [live, queries],
  );
  if (!user) return null;
  const member = displayName(user);
  return (
    <AccountPage>
      <PageHeader title={title()} context={text.context({ member })} actions={maySee && <ProposeButton />} />
      <Stack gap="5">
        <ConfirmationsCard />
        {maySee && <MandatesCard member={member} />}
      </Stack>
    </AccountPage>
  );
}
